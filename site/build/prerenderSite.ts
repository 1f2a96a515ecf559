import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ContentError } from '#services/knowledge';

import { type BuiltPage, deadLinks, listMistakes } from './checkLinks.ts';
import { entry, type Manifest, scriptsOf, stylesOf } from './chunks.ts';
import {
  deferHydration,
  type Integrity,
  importMap,
  inlineStyles,
  integrityOf,
  startScripts,
} from './criticalPath.ts';
import { pageToMarkdown } from './pageToMarkdown.ts';
import { markdownFile, type SeoPage, type SeoSite, writeSeoFiles } from './seoFiles.ts';
import { createSocialImages, drawIcons, socialImageSize } from './socialImages.ts';

/** Exports of `site/app/prerender.tsx` in the server build. */
interface Prerender {
  readonly addresses: readonly string[];
  readonly listedAddresses: readonly string[];
  readonly siteFacts: Omit<SeoSite, 'pages'>;
  /** Returns the index of the site search, as JSON. */
  searchIndex(): string;
  lastModified(address: string): string | undefined;
  chunksOf(address: string): readonly string[];
  render(
    address: string,
  ): Promise<{ readonly head: string; readonly body: string; readonly structuredData: object }>;
}

/** Results of the earlier steps of the build. */
export interface BuiltSite {
  /** Folder that is served to visitors. */
  readonly client: string;
  /** Folder of the server build. */
  readonly server: string;
  readonly manifest: Manifest;
  /** Draws an image for social networks for each page. This is the slowest step of the build. */
  readonly socialImages: boolean;
}

/**
 * Writes each page as an HTML file, and the files for search engines and agents. `/about` becomes about.html; an
 * unknown path uses 404.html. Returns the number of pages. Throws if a page fails to render or breaks a rule of the
 * build.
 */
export async function prerenderSite({ client, server, manifest, socialImages }: BuiltSite): Promise<number> {
  const site: Prerender = await import(pathToFileURL(path.join(server, 'prerender.js')).href);
  throwMistakes(listMistakes(site.addresses, site.listedAddresses));
  const template = deferHydration(await readFile(path.join(client, 'index.html'), 'utf8'));
  const integrity = await scriptIntegrity(client);
  const read = (file: string) => readFileSync(path.join(client, file), 'utf8');
  const preload = await fontPreload(client);
  const drawSocialImage = await createSocialImages(site.siteFacts.name);
  await drawIcons(client);

  const built: BuiltPage[] = [];
  const write = async (address: string, file: string): Promise<SeoPage> => {
    const { head, body, structuredData } = await site.render(address);
    assertServable(address, body);
    const url = site.siteFacts.siteUrl(address);
    const title = unescaped(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? '');
    const image = `/social/${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.png`;
    await mkdir(path.join(client, 'social'), { recursive: true });
    if (socialImages)
      await writeFile(
        path.join(client, image),
        await drawSocialImage(title.replace(` | ${site.siteFacts.name}`, '')),
      );
    const links = address === '/404' ? '' : linksOf(address, site.siteFacts, image);
    const chunks = [entry, ...site.chunksOf(address)];
    const html = template
      .replace('<!--head-->', () => head + links + preload + jsonScript(structuredData))
      .replace('</head>', () => `${inlineStyles(stylesOf(manifest, chunks), read)}</head>`)
      .replace('<!--scripts-->', () => importMap(integrity) + startScripts(scriptsOf(manifest, chunks)))
      .replace('<!--app-->', () => body);
    const target = path.join(client, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, html);
    built.push({ address, html });
    return {
      path: address,
      url,
      title,
      description: unescaped(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''),
      lastModified: site.lastModified(address),
      markdown: await pageToMarkdown(body, url),
    };
  };

  const pages: SeoPage[] = [];
  for (const address of site.addresses) {
    pages.push(await write(address, address === '/' ? 'index.html' : `${address.slice(1)}.html`));
  }
  await write('/404', '404.html');
  await writeSeoFiles(client, { ...site.siteFacts, pages });
  await writeFile(path.join(client, 'search.json'), site.searchIndex());
  throwMistakes(deadLinks(built, (file) => existsSync(path.join(client, file))));
  await rm(path.join(client, '.vite'), { recursive: true, force: true });
  return pages.length + 1;
}

/** Throws a `ContentError` if there are mistakes. Each mistake is a sentence. */
function throwMistakes(mistakes: readonly string[]) {
  if (mistakes.length > 0) throw new ContentError(mistakes.join('\n'));
}

/** Returns the hash of every script of the build. */
async function scriptIntegrity(client: string): Promise<Integrity> {
  const folder = 'static/js';
  const files = (await readdir(path.join(client, folder))).filter((file) => file.endsWith('.js')).sort();
  const entries = files.map(async (file) => {
    const content = await readFile(path.join(client, folder, file));
    return [`/${folder}/${file}`, integrityOf(content)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function fontPreload(client: string) {
  const font = (await readdir(path.join(client, 'static/media'))).find((file) =>
    /-latin-.*\.woff2$/.test(file),
  );
  if (!font)
    throw new Error('The build has no Latin font file to preload. Is it still imported by the theme?');
  return `<link rel="preload" href="/static/media/${font}" as="font" type="font/woff2" crossorigin>`;
}

/** Returns the links to other forms of a page, and to its image for social networks. */
const linksOf = (address: string, { posts, siteUrl }: Prerender['siteFacts'], image: string) =>
  alternates(address, posts.length > 0) + social(siteUrl(image));

const jsonScript = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const feedLinks =
  '<link rel="alternate" type="application/rss+xml" href="/rss.xml">' +
  '<link rel="alternate" type="application/feed+json" href="/feed.json">';

const alternates = (address: string, hasFeeds: boolean) =>
  `<link rel="alternate" type="text/markdown" href="/${markdownFile(address)}">${hasFeeds ? feedLinks : ''}`;

const social = (image: string) =>
  [
    `<meta property="og:image" content="${image}">`,
    `<meta property="og:image:width" content="${socialImageSize.width}"><meta property="og:image:height" content="${socialImageSize.height}">`,
    `<meta name="twitter:image" content="${image}">`,
  ].join('');

const unescaped = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * Patterns that no page may contain. A loading text would stay forever without scripts. The security policy blocks the
 * others.
 */
const forbidden = [
  { what: 'a loading text', pattern: /Loading( page)?\.\.\./ },
  { what: 'a style attribute', pattern: /<[^>]+\sstyle="/ },
  { what: 'a style element', pattern: /<style/ },
  { what: 'an inline handler', pattern: /<[^>]+\son[a-z]+="/ },
];

/** Throws if the HTML of a page contains a forbidden pattern. */
export function assertServable(address: string, body: string) {
  for (const { what, pattern } of forbidden) {
    const found = pattern.exec(body);
    if (!found) continue;
    const excerpt = body.slice(Math.max(0, found.index - 120), found.index + 160);
    throw new Error(
      `${address} would ship ${what}. The security policy blocks it, or it would stay forever without scripts: …${excerpt}…`,
    );
  }
}
