/** Result for the URL of a link in a text that is not trusted. `text` means: show the text without a link. */
export type LinkVerdict =
  | { readonly kind: 'text' }
  | { readonly kind: 'internal'; readonly href: string }
  /** `host` is the ASCII name of the host that the browser will visit. Show it beside the link's text. */
  | { readonly kind: 'external'; readonly href: string; readonly host: string }
  /** Mail or XMPP. `address` is the plain address. Show it beside the link's text. */
  | { readonly kind: 'address'; readonly href: string; readonly address: string };

const noLink: LinkVerdict = { kind: 'text' };
/** Maximum lengths, in characters. */
const longestUrl = 2048;
const longestSubject = 100;

// Matches control characters, unpaired surrogates, direction marks and zero-width characters. An honest URL has none of
// them.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\uFFFD]/u;
/** Matches an email address. */
const emailAddress = /^[a-z0-9.!$'*+_{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;
/** Matches a host without letters of other scripts, with an optional port: "example.com", "[::1]:8080". */
const asciiHost = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Decodes valid percent-encoding, and leaves the rest as it is. */
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

/** Whether there is an `@` before the host. The URL parser drops an empty user name, as in `https://@host`. */
const hasUserMark = (value: string) => /^[^/?#]*[/\\]{2}[^/\\?#]*@/.test(decode(value));

function webLink(value: string): LinkVerdict {
  const url = parse(value);
  if (!url || url.username || url.password || hasUserMark(value)) return noLink;
  return asciiHost.test(url.host) ? { kind: 'external', href: url.href, host: url.host } : noLink;
}

function ircLink(value: string): LinkVerdict {
  const url = parse(value);
  // The URL parser does not turn hosts of these schemes into ASCII, so only ASCII hosts are allowed.
  if (!url || url.username || url.password || !asciiHost.test(url.host)) return noLink;
  return { kind: 'external', href: url.href, host: url.host };
}

function mailLink(value: string): LinkVerdict {
  const [, to = '', query = ''] = /^mailto:([^?#]*)(?:\?([^#]*))?/i.exec(value) ?? [];
  if (!emailAddress.test(to)) return noLink;
  const field = query.split('&').find((each) => /^subject=/i.test(each));
  const subject = [...decode(field?.slice('subject='.length) ?? '')].slice(0, longestSubject).join('');
  const href = `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
  return { kind: 'address', href, address: to };
}

function xmppLink(value: string): LinkVerdict {
  const to = /^xmpp:([^?#/]*)/i.exec(value)?.[1] ?? '';
  return emailAddress.test(to) ? { kind: 'address', href: `xmpp:${to}`, address: to } : noLink;
}

function relativeLink(value: string): LinkVerdict {
  if (value.startsWith('#') || value.startsWith('?')) return { kind: 'internal', href: value };
  const siteOrigin = 'https://site.invalid';
  const url = parse(value, `${siteOrigin}/`);
  // A path that begins with two slashes would lead to another site, because a router would pass it to the browser as
  // `//host`.
  if (!url || url.origin !== siteOrigin || /^\/[/\\]/.test(decode(url.pathname))) return noLink;
  return { kind: 'internal', href: url.pathname + url.search + url.hash };
}

/**
 * Classifies the URL of a link in a text that is not trusted. Allowed are http, https, irc, ircs, mailto, xmpp and
 * relative URLs. Never throws. Classifying the returned `href` again gives the same result.
 */
export function classifyLink(raw: string): LinkVerdict {
  const value = raw.trim();
  if (!value || value.length > longestUrl || invisible.test(decode(value))) return noLink;
  if (/^[/\\]{2}/.test(value)) return webLink(`https:${value.replace(/^[/\\]+/, '//')}`);

  const scheme = /^([^/\\?#]*):/.exec(value)?.[1]?.toLowerCase();
  if (scheme === undefined) return relativeLink(value);
  if (scheme === 'http' || scheme === 'https') return webLink(value);
  if (scheme === 'irc' || scheme === 'ircs') return ircLink(value);
  if (scheme === 'mailto') return mailLink(value);
  return scheme === 'xmpp' ? xmppLink(value) : noLink;
}
