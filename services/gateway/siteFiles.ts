import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** One form of a file, as it is sent. */
export interface FileContent {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** A file of the built site. */
export interface SiteFile {
  readonly type: string;
  readonly isPage: boolean;
  /** The forms it was compressed to ahead, best first. */
  readonly encodings: readonly Encoding[];
  /** Reads it once and keeps it. */
  content(encoding?: Encoding): Promise<FileContent>;
}

/** Names of `Accept-Encoding` and the endings of files compressed that way. */
const endings = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof endings;
const encodings: readonly Encoding[] = ['br', 'gzip'];

/** Everything the server can send, by address. What is not in the list does not exist, so no path leads elsewhere. */
export interface SiteFiles {
  readonly byAddress: ReadonlyMap<string, SiteFile>;
  /** The hash of each inline script of all pages, as the security policy wants it. */
  readonly scriptHashes: readonly string[];
}

/** Lists a built site. Throws an `Error` that says what to do if there is none in the folder. */
export async function readSite(folder: string): Promise<SiteFiles> {
  const names = await listFiles(folder);
  const byAddress = new Map<string, SiteFile>();
  for (const name of names) {
    const type = types[path.extname(name)];
    const compressed = encodings.filter((encoding) => names.has(name + endings[encoding]));
    if (type) byAddress.set(addressOf(name), siteFile(path.join(folder, name), type, compressed));
  }
  if (!byAddress.has('/') || !byAddress.has('/404')) {
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`);
  }
  return { byAddress, scriptHashes: await hashesOf([...byAddress.values()].filter(({ isPage }) => isPage)) };
}

async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'));
  // Hidden files are not part of a site, but for what other sites look up in `.well-known`.
  return new Set(names.filter((name) => !/(^|\/)\./.test(name.replace(/^\.well-known\//, ''))));
}

/** `index.html` is `/`, `about.html` is `/about`, `static/js/a.js` is `/static/js/a.js`. */
function addressOf(name: string): string {
  return `/${name}`.replace(/\.html$/, '').replace(/^\/index$/, '/');
}

function siteFile(file: string, type: string, compressed: readonly Encoding[]): SiteFile {
  const kept = new Map<string, Promise<FileContent>>();
  return {
    type,
    isPage: file.endsWith('.html'),
    encodings: compressed,
    content(encoding) {
      const source = encoding ? file + endings[encoding] : file;
      const content = kept.get(source) ?? readContent(source);
      kept.set(source, content);
      return content;
    },
  };
}

async function readContent(file: string): Promise<FileContent> {
  const bytes = new Uint8Array(await readFile(file));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** Every script that a browser would run from the page itself; data in script elements is not run. */
async function hashesOf(pages: readonly SiteFile[]): Promise<readonly string[]> {
  const hashes = new Set<string>();
  for (const page of pages) {
    const html = new TextDecoder().decode((await page.content()).bytes);
    for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
      if (/\ssrc\s*=/i.test(attributes) || /type\s*=\s*["']?application\/(ld\+)?json/i.test(attributes))
        continue;
      hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
    }
  }
  return [...hashes].sort();
}

/** What a site may hold, by ending; anything else is not sent. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};
