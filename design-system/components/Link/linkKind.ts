/** Kind of a link's target: this site, another site, or another program (mail, telephone). */
export type LinkKind = 'internal' | 'external' | 'program';

/** Sorts an address. `//host` and its backslash forms leave the site although they begin with a slash. */
export function linkKind(href: string): LinkKind {
  if (/^[/\\]{2}/.test(href)) return 'external';
  if (/^[/#?]/.test(href)) return 'internal';
  return /^(?:mailto|tel|sms):/i.test(href) ? 'program' : 'external';
}
