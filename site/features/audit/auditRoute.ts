/**
 * State of the audit page in the fragment of its URL. Browsers never send a fragment to a server, and Back and reload
 * keep it.
 */
export type AuditRoute =
  | { readonly view: 'form' }
  /** The sample report. */
  | { readonly view: 'sample' }
  /** A stored report of this browser. */
  | { readonly view: 'saved'; readonly id: string }
  /** A report inside a shared link. */
  | { readonly view: 'shared'; readonly fragment: string }
  | { readonly view: 'compare'; readonly ids: readonly [string, string] };

/** The fragment of each view. */
export const fragments = {
  form: '',
  sample: '#sample',
  saved: (id: string) => `#kept=${encodeURIComponent(id)}`,
  compare: (one: string, other: string) => `#compare=${encodeURIComponent(one)},${encodeURIComponent(other)}`,
} as const;

/** Reads a fragment. An unknown fragment means the form. */
export function parseAuditRoute(fragment: string): AuditRoute {
  const [name, value = ''] = split(fragment);
  if (name === '#sample') return { view: 'sample' };
  if (name === '#report') return { view: 'shared', fragment };
  if (name === '#kept') return { view: 'saved', id: decoded(value) };
  const [one, other] = value.split(',').map(decoded);
  if (name === '#compare' && one && other) return { view: 'compare', ids: [one, other] };
  return { view: 'form' };
}

function split(fragment: string): [string, string] {
  const separator = fragment.indexOf('=');
  return separator < 0 ? [fragment, ''] : [fragment.slice(0, separator), fragment.slice(separator + 1)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return '';
  }
}
