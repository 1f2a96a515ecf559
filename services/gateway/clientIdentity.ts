import type { Client, GatewayOptions } from './GatewayOptions.ts';
import type { Settings } from './settings.ts';

/**
 * Who asks: of the addresses each hop has added, the one before the trusted ones. A visitor may have begun the list.
 * `peer` is the other end of the connection: one proxy on this very machine is believed unless a setting says how many.
 */
export function identifyClient(
  request: Request,
  peer: string,
  { TRUSTED_PROXIES: trusted, SITE_ORIGINS: origins = [] }: Settings,
): Client {
  const isLocalPeer = /^(::1|(::ffff:)?127\..*)$/.test(peer);
  const hops = trusted ?? (isLocalPeer ? 1 : 0);
  const listHeader = (name: string) => request.headers.get(name)?.match(/[^,\s]+/g) ?? [];
  const chain = [...listHeader('x-forwarded-for'), peer];
  const address = chain.at(-1 - hops) ?? chain[0];
  const protocol = hops > 0 ? listHeader('x-forwarded-proto')[0]?.toLowerCase() : undefined;
  const isHttpsSite = origins.length > 0 && origins.every((origin) => origin.startsWith('https:'));
  return {
    // A proxy on this machine that tells no address would make one visitor of all.
    address: trusted === undefined && isLocalPeer && chain.length === 1 ? undefined : address,
    secure: protocol ? protocol === 'https' : isHttpsSite || request.url.startsWith('https:'),
  };
}

/**
 * True if a page of this very site sent the request. A browser sets both headers by itself and a page cannot change
 * them; whoever sends neither is no browser.
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
  // The browser's word holds where a proxy has changed the host; older browsers do not give it.
  const { host } = new URL(request.url);
  return site === 'same-origin' || origin === new URL(`${secure ? 'https' : 'http'}://${host}`).origin;
}
