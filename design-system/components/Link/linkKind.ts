/** Kind of a link's target: this site, another site, or another program (mail, telephone). */
export type LinkKind = 'internal' | 'external' | 'program';

/**
 * Returns the kind of an address. `//host`, also written with backslashes, begins with a slash but leads to another
 * site.
 */
export function linkKind(href: string): LinkKind {
  if (/^[/\\]{2}/.test(href)) return 'external';
  if (/^[/#?]/.test(href)) return 'internal';
  return /^(?:mailto|tel|sms):/i.test(href) ? 'program' : 'external';
}
