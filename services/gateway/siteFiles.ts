import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';

import type { InlineHashes } from './securityHeaders.ts';

/** One encoded form of a file, ready to send. */
export interface EncodedFile {
  /** Name of the encoding in `Accept-Encoding`. */
  readonly encoding: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** A file of the built site. */
export interface SiteFile {
  readonly type: string;
  readonly isPage: boolean;
  /** Hashes of a page's inline scripts and styles, for its security policy; empty for other files. */
  readonly inline: InlineHashes;
  /** Encoded forms of the file, best first. `identity` always exists. */
  readonly encodings: readonly EncodedFile[];
}

/** Encodings in `Accept-Encoding` and their file extensions, best first. */
const fileEndings = { br: '.br', gzip: '.gz', identity: '' } as const;

/**
 * Reads all files of a built site, by URL path. Any other path is not found, so that no path can leave the directory.
 * The files are read at the start, so that a later build does not change the served site.
 */
export async function readSiteFiles(folder: string): Promise<Map<string, SiteFile>> {
  const names = await listFiles(folder);
  const byPath = new Map<string, SiteFile>();
  for (const name of names) {
    const type = typeOf(name);
    if (type) byPath.set(urlPathOf(name), await siteFile(folder, name, type, names));
  }
  return byPath;
}

async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  if (!existsSync(folder)) return new Set();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'));
  // Hidden files are not part of a site, except `.well-known`.
  return new Set(names.filter((name) => !/(^|\/)\./.test(name.replace(/^\.well-known\//, ''))));
}

/**
 * Returns the content type by file extension; `undefined` for compressed forms and unknown types, which have no URL of
 * their own.
 */
function typeOf(name: string): string | undefined {
  const type = getMimeType(name, { ...mimes, gz: '', map: '', ts: '', md: 'text/markdown; charset=utf-8' });
  return type === 'application/json' ? `${type}; charset=utf-8` : type;
}

/**
 * Returns the URL path of a file: `index.html` is `/`, `about.html` is `/about`, `static/js/a.js` is `/static/js/a.js`.
 */
function urlPathOf(name: string): string {
  return `/${name}`.replace(/\.html$/, '').replace(/^\/index$/, '/');
}

async function siteFile(
  folder: string,
  name: string,
  type: string,
  names: ReadonlySet<string>,
): Promise<SiteFile> {
  const encodings: EncodedFile[] = [];
  for (const [encoding, ending] of Object.entries(fileEndings)) {
    if (!names.has(name + ending)) continue;
    const bytes = new Uint8Array(await readFile(path.join(folder, name + ending)));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    encodings.push({ encoding, bytes, etag });
  }
  const isPage = name.endsWith('.html');
  const html = isPage ? new TextDecoder().decode(encodings.at(-1)?.bytes) : '';
  return { type, isPage, inline: inlineHashes(html), encodings };
}

/** Matches a script element. Its groups are the attributes and the content. */
const scriptElement = /<script\b([^>]*)>(.*?)<\/script>/gis;
/** Matches a style element, with the same groups. */
const styleElement = /<style\b([^>]*)>(.*?)<\/style>/gis;

/**
 * Returns the hashes of a page's inline code. Script elements with data do not run, and elements with `src` are not
 * inline.
 */
export function inlineHashes(html: string): InlineHashes {
  const contents = (element: RegExp) =>
    [...html.matchAll(element)]
      .filter(
        ([, attributes = '']) => !/\ssrc\s*=|type\s*=\s*["']?application\/(ld\+)?json/i.test(attributes),
      )
      .map(([, , content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`);
  return { scriptHashes: contents(scriptElement), styleHashes: contents(styleElement) };
}
