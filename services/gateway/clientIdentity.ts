import { isIn, type Proxies, parseAddress } from './address.ts';
import type { Client, GatewayOptions } from './GatewayOptions.ts';
import type { Settings } from './settings.ts';

/**
 * Returns the address of the visitor: the last address in `X-Forwarded-For` and `peer` that is no trusted proxy, since
 * the visitor may have written the first ones. `peer` is the other end of the connection. Without a setting, one proxy
 * on this machine is trusted.
 */
export function identifyClient(
  request: Request,
  peer: string,
  { TRUSTED_PROXIES: trusted, SITE_ORIGINS: origins = [] }: Settings,
): Client {
  const listHeader = (name: string) => request.headers.get(name)?.match(/[^,\s]+/g) ?? [];
  const chain = [...listHeader('x-forwarded-for'), peer];
  const hops = trustedHops(chain, trusted);
  const protocol = hops > 0 ? listHeader('x-forwarded-proto')[0]?.toLowerCase() : undefined;
  const isHttpsSite = origins.length > 0 && origins.every((origin) => origin.startsWith('https:'));
  // Behind a proxy on this machine that forwards no address, all visitors would count as one.
  const isHidden = trusted === undefined && hops > 0 && chain.length === 1;
  return {
    address: isHidden ? undefined : (chain.at(-1 - hops) ?? chain[0]),
    secure: protocol ? protocol === 'https' : isHttpsSite || request.url.startsWith('https:'),
  };
}

/** The number of addresses at the end of the chain that are trusted proxies. */
function trustedHops(chain: readonly string[], trusted: Proxies | undefined): number {
  if (typeof trusted === 'number') return trusted;
  // Not `parseAddress`: the peer's address has one spelling, and this runs for every page.
  if (trusted === undefined) return /^(::1|(::ffff:)?127\.[\d.]+)$/.test(chain.at(-1) ?? '') ? 1 : 0;
  const fromEnd = [...chain].reverse();
  const firstOther = fromEnd.findIndex((address) => !isIn(address, trusted));
  return firstOther === -1 ? fromEnd.length : firstOther;
}

/** True if the other end of a connection may be a proxy, behind which many visitors stand. */
export function mayBeProxy(peer: string, { TRUSTED_PROXIES: trusted }: Settings): boolean {
  return trustedHops([peer], trusted) > 0;
}

/**
 * True if a page of this very site sent the request. A browser sets both headers by itself and a page cannot change
 * them; a request with neither is not from a browser.
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
  // With DNS rebinding, a foreign name points at this machine, and its page looks like ours. This machine has no certificate for that name, so HTTPS is safe; over HTTP only names are accepted that nobody can redirect.
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (page.protocol === 'http:' && !isFixedHost(page.hostname)) return false;
  // A proxy may have changed the host, so `Sec-Fetch-Site` counts first; older browsers do not send it.
  const { host } = new URL(request.url);
  return site === 'same-origin' || origin === new URL(`${secure ? 'https' : 'http'}://${host}`).origin;
}

/** True for an address or a name of this machine, which nobody else can redirect. */
const isFixedHost = (hostname: string) =>
  /(^|\.)localhost$/.test(hostname) || parseAddress(hostname) !== undefined;
