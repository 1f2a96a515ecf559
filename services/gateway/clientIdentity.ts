import { isIn, type Proxies, parseAddress } from './address.ts';
import type { Client, GatewayOptions } from './GatewayOptions.ts';
import type { Settings } from './settings.ts';

/**
 * Returns the IP address of a request's visitor, and whether the visitor uses HTTPS. `peer` is the address at the other
 * end of the connection. The addresses of `X-Forwarded-For`, followed by `peer`, are a list. The visitor's address is
 * the last one in it that is no trusted proxy, because a visitor can forge the first ones. Without a setting, one proxy
 * on this machine is trusted.
 */
export function identifyClient(
  request: Request,
  peer: string,
  { TRUSTED_PROXIES: trusted, SITE_ORIGINS: origins = [] }: Settings,
): Client {
  const listHeader = (name: string) => request.headers.get(name)?.match(/[^,\s]+/g) ?? [];
  const chain = [...listHeader('x-forwarded-for'), peer];
  const hopCount = trustedHopCount(chain, trusted);
  const protocol = hopCount > 0 ? listHeader('x-forwarded-proto')[0]?.toLowerCase() : undefined;
  const isHttpsSite = origins.length > 0 && origins.every((origin) => origin.startsWith('https:'));
  // If a proxy on this machine forwards no address, all visitors would count as one, so the address is hidden.
  const isHidden = trusted === undefined && hopCount > 0 && chain.length === 1;
  return {
    address: isHidden ? undefined : (chain.at(-1 - hopCount) ?? chain[0]),
    secure: protocol ? protocol === 'https' : isHttpsSite || request.url.startsWith('https:'),
  };
}

/** Returns the number of trusted proxies at the end of the chain. */
function trustedHopCount(chain: readonly string[], trusted: Proxies | undefined): number {
  if (typeof trusted === 'number') return trusted;
  // `parseAddress` is not needed here: the peer's address has a single spelling, and this code runs for every request.
  if (trusted === undefined) return /^(::1|(::ffff:)?127\.[\d.]+)$/.test(chain.at(-1) ?? '') ? 1 : 0;
  const fromEnd = [...chain].reverse();
  const firstOther = fromEnd.findIndex((address) => !isIn(address, trusted));
  return firstOther === -1 ? fromEnd.length : firstOther;
}

/** Whether the other end of a connection may be a proxy for many visitors. */
export function mayBeProxy(peer: string, { TRUSTED_PROXIES: trusted }: Settings): boolean {
  return trustedHopCount([peer], trusted) > 0;
}

/**
 * Whether a page of this site sent the request. Browsers set `Sec-Fetch-Site` and `Origin` themselves, and a page
 * cannot change them. A request without both does not come from a browser.
 */
export function isSameOrigin(
  request: Request,
  { secure }: Client,
  { SITE_ORIGINS: origins = [], requireBrowserOrigin = true }: GatewayOptions,
): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site === null && origin === null) return !requireBrowserOrigin;
  if ((site !== null && site !== 'same-origin') || origin === 'null') return false;
  if (origin === null || origins.includes(origin)) return true;
  if (origins.length > 0) return false;
  // DNS rebinding: a foreign name can point at this machine, and its page would count as ours. HTTPS is safe, because
  // this machine has no certificate for that name. Over HTTP, only names are accepted that no outsider can redirect.
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (page.protocol === 'http:' && !isFixedHost(page.hostname)) return false;
  // A proxy may have changed the host, so `Sec-Fetch-Site` has priority. Older browsers do not send it.
  const { host } = new URL(request.url);
  return site === 'same-origin' || origin === new URL(`${secure ? 'https' : 'http'}://${host}`).origin;
}

/** Whether a host is an IP address or a name of this machine, which no outsider can redirect. */
const isFixedHost = (hostname: string) =>
  /(^|\.)localhost$/.test(hostname) || parseAddress(hostname) !== undefined;
