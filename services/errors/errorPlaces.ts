/** All places at which an unexpected error is reported. A report has no free text. */
export const errorPlaces = [
  'app.start',
  'audit.generate',
  'audit.show',
  'audit.share',
  'calls.load',
  'chat.load',
  'chat.check',
  'chat.model',
  'chat.reply',
  'chat.renderer',
  'demonstration.load',
  'lead.deliver',
  'page.draw',
  'page.load',
  'savings.load',
  'search.load',
  'server.site',
  'storage.use',
  'text.copy',
  'text.draw',
  'window.error',
  'window.rejection',
] as const;

/** Place of an unexpected error: the part of the site, then its action. */
export type ErrorPlace = (typeof errorPlaces)[number];
