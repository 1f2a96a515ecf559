import { logError, type ReportError } from '../errors/ReportError.ts';
import { siteHeaders } from './headers.ts';
import { isSecure } from './isOwnRequest.ts';
import { type Encoding, readSite, type SiteFile } from './siteFiles.ts';

/** The built site as answers to requests. */
export interface StaticSite {
  fetch(request: Request): Promise<Response>;
}

/**
 * Serves a built folder: pages without their ending, one spelling of each address, an error page with status 404.
 * Every answer has the security headers. Throws an `Error` that says what to do if there is no site in the folder.
 */
export async function createStaticSite(
  folder: string,
  reportError: ReportError = logError,
): Promise<StaticSite> {
  const byAddress = await readSite(folder);
  const notFound = byAddress.get('/404');

  const answer = async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed', { status: 405, headers: { ...plain, allow: 'GET, HEAD' } });
    }
    const { pathname, search } = new URL(request.url);
    const address = decoded(pathname);
    const file = address === '/404' ? undefined : byAddress.get(address);
    if (file) return send(request, file, cacheOf(address, file));
    const other = otherSpelling(address);
    // Only to an address of this list, or the path could name another host.
    if (other !== address && other !== '/404' && byAddress.get(other)?.isPage) {
      return new Response(null, { status: 308, headers: { location: encodeURI(other) + search } });
    }
    // A missing script must not look like a page: it would be taken for one.
    if (!notFound || address.startsWith('/static/'))
      return new Response('Not found', { status: 404, headers: plain });
    return send(request, notFound, 'no-cache', 404);
  };

  return {
    async fetch(request) {
      const response = await answer(request).catch((error: unknown) => {
        reportError(error, 'server.site');
        return new Response('Something went wrong', { status: 500, headers: plain });
      });
      for (const [name, value] of Object.entries(siteHeaders({ secure: isSecure(request) })))
        if (!response.headers.has(name)) response.headers.set(name, value);
      return response;
    },
  };
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };

async function send(request: Request, file: SiteFile, cache: string, status = 200): Promise<Response> {
  const encoding = file.encodings.find((known) => accepts(request, known));
  const { bytes, etag } = await file.content(encoding);
  const headers = {
    // The policy of a page allows what this page holds.
    ...siteHeaders({ secure: isSecure(request), ...file.inline }),
    'content-type': file.type,
    'cache-control': cache,
    etag,
    ...(file.encodings.length > 0 ? { vary: 'accept-encoding' } : {}),
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
  if (status === 200 && isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : bytes, {
    status,
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
  });
}

/** Files under `/static` have their content's hash in the name; pages are asked for anew each time. */
function cacheOf(address: string, { isPage }: SiteFile): string {
  if (address.startsWith('/static/')) return 'public, max-age=31536000, immutable';
  return isPage ? 'no-cache' : 'public, max-age=3600';
}

function accepts(request: Request, encoding: Encoding): boolean {
  return (request.headers.get('accept-encoding') ?? '').split(',').some((choice) => {
    const [name, ...parameters] = choice.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function isKnown(request: Request, etag: string): boolean {
  const known = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/** `/about/`, `/about.html` and `/index` are other ways to write `/about` and `/`. */
function otherSpelling(address: string): string {
  const bare = address.replace(/\/+$/, '').replace(/\.html$/, '');
  return bare === '' || bare === '/index' ? '/' : bare;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return pathname;
  }
}
