import { parseAccept } from 'hono/utils/accept';
import { tryDecodeURI } from 'hono/utils/url';

import type { Client } from './GatewayOptions.ts';
import { siteHeaders } from './securityHeaders.ts';
import { type EncodedFile, readSiteFiles, type SiteFile } from './siteFiles.ts';

/** Answers requests with the files of the built site. */
export interface StaticSite {
  /** Handles a request. Without `client`, the protocol of the request's URL says whether the visitor uses HTTPS. */
  fetch(request: Request, client?: Client): Response;
}

/**
 * Serves a built directory: pages without their file extension, redirects to one canonical URL for each page, and an
 * error page with status 404. Every response has the security headers. Throws an `Error` with the remedy if the
 * directory contains no site.
 */
export async function createStaticSite(folder: string): Promise<StaticSite> {
  const files = await readSiteFiles(folder);
  const notFound = files.get('/404');
  if (!files.has('/') || !notFound)
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`);
  files.delete('/404');

  return {
    fetch(request, { secure } = { secure: request.url.startsWith('https:') }) {
      const { pathname, search } = new URL(request.url);
      const path = tryDecodeURI(pathname);
      const file = files.get(path);
      const canonical = canonicalPath(path);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return textResponse('Method not allowed', 405, { ...siteHeaders({ secure }), allow: 'GET, HEAD' });
      if (file) return fileResponse(request, file, { secure, cache: cacheControl(path, file) });
      // Redirects only to a known page, because the path could name another host.
      if (files.get(canonical)?.isPage) {
        const location = encodeURI(canonical) + search;
        return new Response(null, { status: 308, headers: { ...siteHeaders({ secure }), location } });
      }
      // A missing script is not answered with the error page, because a browser could run the page as a script.
      // Programs that do not accept HTML do not get the page either.
      const wantsPage = request.headers.get('accept')?.includes('text/html');
      if (!wantsPage || path.startsWith('/static/'))
        return textResponse('Not found', 404, { ...siteHeaders({ secure }), vary: 'accept' });
      return fileResponse(request, notFound, { secure, cache: 'no-cache', status: 404 });
    },
  };
}

function textResponse(text: string, status: number, headers: Readonly<Record<string, string>>): Response {
  const textHeaders = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
  return new Response(text, { status, headers: { ...headers, ...textHeaders } });
}

interface FileResponseOptions {
  readonly secure: boolean;
  /** Value of `cache-control`. */
  readonly cache: string;
  readonly status?: number;
}

function fileResponse(
  request: Request,
  file: SiteFile,
  { secure, cache, status = 200 }: FileResponseOptions,
): Response {
  const { encoding, bytes, etag } = negotiateEncoding(request, file);
  const size = bytes.byteLength;
  const headers = {
    // The policy allows exactly the inline code of this page.
    ...siteHeaders({ secure, ...file.inline }),
    'content-type': file.type,
    'cache-control': cache,
    'accept-ranges': 'bytes',
    etag,
    ...(file.encodings.length > 1 ? { vary: 'accept-encoding' } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  if (status === 200 && isNotModified(request, etag)) return new Response(null, { status: 304, headers });
  const part = status === 200 ? parseRange(request, size, etag) : undefined;
  if (part && part.from >= size)
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const body = part ? bytes.subarray(part.from, part.to + 1) : bytes;
  return new Response(request.method === 'HEAD' ? null : body, {
    status: part ? 206 : status,
    headers: {
      ...headers,
      ...(part ? { 'content-range': `bytes ${part.from}-${part.to}/${size}` } : {}),
      'content-length': String(body.byteLength),
    },
  });
}

/**
 * Returns the requested byte range, both ends included. If `from` is not below `size`, the range is outside the file.
 * Returns `undefined` if the whole file must be sent: the request is no GET, its range is missing, invalid or not the
 * only one, or the file has changed.
 */
function parseRange(request: Request, size: number, etag: string) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (request.method !== 'GET' || (request.headers.get('if-range') ?? etag) !== etag) return undefined;
  if (first === '') return last === '' ? undefined : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  const to = Math.min(last === '' ? size - 1 : Number(last), size - 1);
  return from > to && from < size ? undefined : { from, to };
}

/** Returns the encoding that the client prefers; if several are equal, the smallest. */
function negotiateEncoding(request: Request, { encodings }: SiteFile): EncodedFile {
  const accepted = parseAccept(request.headers.get('accept-encoding') ?? '');
  const named = new Map(accepted.map(({ type, q }) => [type.toLowerCase(), q]));
  const quality = ({ encoding }: EncodedFile) =>
    named.get(encoding) ?? (encoding === 'identity' ? lowestQuality : (named.get('*') ?? 0));
  return encodings.reduce((best, other) => (quality(other) > quality(best) ? other : best));
}

/** Quality of the plain file if the request does not name it: below every other encoding. */
const lowestQuality = 1e-6;

/**
 * Returns the cache header. Files under `/static` have a content hash in their name, so they are cached for a year.
 * Browsers revalidate pages each time.
 */
function cacheControl(path: string, { isPage }: SiteFile): string {
  if (path.startsWith('/static/')) return 'public, max-age=31536000, immutable';
  return isPage ? 'no-cache' : 'public, max-age=3600';
}

function isNotModified(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match') ?? '';
  return known === '*' || known.includes(etag);
}

/** Returns the canonical path: `/about/` and `/about.html` become `/about`, `/index` becomes `/`. */
function canonicalPath(path: string): string {
  const bare = path.replace(/\/+$/, '').replace(/\.html$/, '');
  return bare === '' || bare === '/index' ? '/' : bare;
}
