import { contact } from '#services/knowledge';

export const title = 'Book a call';
export const lead =
  'Half an hour, free. The time you choose goes into your message: it is a request until we confirm it.';

export const choose = 'Choose a time';

export const note = {
  before: 'Or call',
  between: 'or write to',
  mail: `mailto:${contact.email}?subject=${encodeURIComponent('A call')}`,
};

export const unavailable =
  'The times did not load. Phone and email are below the button; press it to try again.';
