import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** One form of a file, as it is sent. */
export interface FileContent {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** The hash of each script that a page runs, and of each of its style elements, as a security policy wants them. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** A file of the built site. */
export interface SiteFile {
  readonly type: string;
  readonly isPage: boolean;
  /** What a page holds of script and style, for its security policy; nothing for other files. */
  readonly inline: InlineHashes;
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
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Lists a built site. Throws an `Error` that says what to do if there is none in the folder. */
export async function readSite(folder: string): Promise<SiteFiles> {
  const names = await listFiles(folder);
  const byAddress = new Map<string, SiteFile>();
  for (const name of names) {
    const type = types[path.extname(name)];
    const compressed = encodings.filter((encoding) => names.has(name + endings[encoding]));
    if (type) byAddress.set(addressOf(name), await siteFile(path.join(folder, name), type, compressed));
  }
  if (!byAddress.has('/') || !byAddress.has('/404')) {
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`);
  }
  return byAddress;
}

async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return [];
    },
  );
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

async function siteFile(file: string, type: string, compressed: readonly Encoding[]): Promise<SiteFile> {
  const isPage = file.endsWith('.html');
  const kept = new Map<string, Promise<FileContent>>();
  return {
    type,
    isPage,
    inline: isPage ? inlineHashes(await readFile(file, 'utf8')) : { scriptHashes: [], styleHashes: [] },
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

const scripts = /<script\b([^>]*)>(.*?)<\/script>/gis;
const styles = /<style\b([^>]*)>(.*?)<\/style>/gis;

/** Data in script elements is not run, and what has an address is not inline. */
function inlineHashes(html: string): InlineHashes {
  const contents = (elements: RegExp) =>
    [...html.matchAll(elements)]
      .filter(
        ([, attributes = '']) => !/\ssrc\s*=|type\s*=\s*["']?application\/(ld\+)?json/i.test(attributes),
      )
      .map(([, , content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`);
  return { scriptHashes: contents(scripts), styleHashes: contents(styles) };
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
