/** Verdict on an address in generated text. `text`: show the text without a link. */
export type LinkVerdict =
  | { readonly kind: 'text' }
  | { readonly kind: 'internal'; readonly href: string }
  /** `host` is the ASCII name the browser will really visit, to be shown beside the words. */
  | { readonly kind: 'external'; readonly href: string; readonly host: string }
  /** Mail or chat: `shown` is the plain address, to be shown beside the words. */
  | { readonly kind: 'address'; readonly href: string; readonly shown: string };

const text: LinkVerdict = { kind: 'text' };
const longestUrl = 2048;
const longestSubject = 100;

// Control characters, halves of characters, direction marks and characters without width: none has an honest use in an address.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\uFFFD]/u;
const address = /^[a-z0-9.!$'*+_{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;
const asciiHost = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Undoes percent-encoding where it is valid and leaves the rest as it is. */
const decode = (value: string) =>
  value.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch (error) {
      if (!(error instanceof URIError)) throw error;
      return run;
    }
  });

const parse = (value: string, base?: string) =>
  URL.canParse(value, base) ? new URL(value, base) : undefined;

function web(value: string): LinkVerdict {
  const url = parse(value);
  if (!url || url.username || url.password || /^[^/?#]*[/\\]{2}[^/\\?#]*@/.test(decode(value))) return text;
  return asciiHost.test(url.host) ? { kind: 'external', href: url.href, host: url.host } : text;
}

function chatRoom(value: string): LinkVerdict {
  const url = parse(value);
  // Hosts of these schemes are not turned into ASCII by the parser, so only plain ones pass.
  if (!url || url.username || url.password || !asciiHost.test(url.host)) return text;
  return { kind: 'external', href: url.href, host: url.host };
}

function mail(value: string): LinkVerdict {
  const [, to = '', query = ''] = /^mailto:([^?#]*)(?:\?([^#]*))?/i.exec(value) ?? [];
  if (!address.test(to)) return text;
  const field = query.split('&').find((each) => /^subject=/i.test(each));
  const subject = [...decode(field?.slice('subject='.length) ?? '')].slice(0, longestSubject).join('');
  const href = `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
  return { kind: 'address', href, shown: to };
}

function messenger(value: string): LinkVerdict {
  const to = /^xmpp:([^?#/]*)/i.exec(value)?.[1] ?? '';
  return address.test(to) ? { kind: 'address', href: `xmpp:${to}`, shown: to } : text;
}

function relative(value: string): LinkVerdict {
  if (value.startsWith('#') || value.startsWith('?')) return { kind: 'internal', href: value };
  const home = 'https://site.invalid';
  const url = parse(value, `${home}/`);
  // A path that begins with two slashes would leave the site when a router hands it on.
  if (!url || url.origin !== home || /^\/[/\\]/.test(decode(url.pathname))) return text;
  return { kind: 'internal', href: url.pathname + url.search + url.hash };
}

/**
 * Classifies an address in text from a model or a stranger. Allowed are http, https, irc, ircs, mailto, xmpp and
 * relative addresses. Never throws; its own result is classified as the same.
 */
export function classifyLink(raw: string): LinkVerdict {
  const value = raw.trim();
  if (!value || value.length > longestUrl || unseen.test(decode(value))) return text;
  if (/^[/\\]{2}/.test(value)) return web(`https:${value.replace(/^[/\\]+/, '//')}`);

  const scheme = /^([^/\\?#]*):/.exec(value)?.[1]?.toLowerCase();
  if (scheme === undefined) return relative(value);
  if (scheme === 'http' || scheme === 'https') return web(value);
  if (scheme === 'irc' || scheme === 'ircs') return chatRoom(value);
  if (scheme === 'mailto') return mail(value);
  return scheme === 'xmpp' ? messenger(value) : text;
}
