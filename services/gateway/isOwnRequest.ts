import type { GatewayOptions } from './GatewayOptions.ts';

/**
 * True if a page of this very site sent the request. A browser sets both headers by itself and a page cannot change
 * them; whoever sends neither is no browser.
 */
export function isOwnRequest(
  request: Request,
  { origins = [], requireBrowserOrigin = true }: Pick<GatewayOptions, 'origins' | 'requireBrowserOrigin'>,
): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site === null && origin === null) return !requireBrowserOrigin;
  if (site !== null && site !== 'same-origin') return false;
  return origin === null || origin === ownOrigin(request) || origins.includes(origin);
}

function ownOrigin(request: Request): string {
  return `${isSecure(request) ? 'https' : 'http'}://${new URL(request.url).host}`;
}

/** True if the visitor's browser speaks HTTPS, to us or to the proxy before us. */
export function isSecure(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return (forwarded ?? new URL(request.url).protocol.replace(':', '')) === 'https';
}
