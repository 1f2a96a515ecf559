import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { light } from '#design-system/tokens';

/** A page, as search engines and agents see it. */
export interface SeoPage {
  readonly path: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Date of the last change (ISO); `undefined` if it is not known. */
  readonly lastModified?: string | undefined;
  /** Content of the page as Markdown. */
  readonly markdown: string;
}

/** A post in a feed. */
export interface FeedEntry {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly updated: string;
  readonly tags: readonly string[];
}

/** Facts about the site that these files contain. */
export interface SeoSite {
  readonly siteUrl: (path: string) => string;
  readonly name: string;
  readonly description: string;
  /** Note that the company is a sample; `undefined` on a real site. */
  readonly note?: string | undefined;
  readonly email: string;
  /** Languages of the company, by their English names. */
  readonly languages: readonly string[];
  readonly pages: readonly SeoPage[];
  readonly posts: readonly FeedEntry[];
  /** Expiry of the security contact, as an ISO date and time. */
  readonly securityExpires: string;
}

/**
 * Writes the files for search engines, feed readers and agents. They are sitemap, robots, feeds, llms.txt with each
 * page as Markdown, security.txt and the web manifest.
 */
export async function writeSeoFiles(folder: string, site: SeoSite) {
  const write = async (file: string, content: string) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  };
  await write('sitemap.xml', sitemap(site));
  await write(
    'robots.txt',
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site.siteUrl('/sitemap.xml')}\n`,
  );
  if (site.posts.length > 0) {
    await write('rss.xml', rss(site));
    await write('feed.json', jsonFeed(site));
  }
  await write('llms.txt', llms(site));
  await write('.well-known/security.txt', security(site));
  await write('site.webmanifest', manifest(site));
  for (const page of site.pages) await write(markdownFile(page.path), page.markdown);
}

/** Returns the Markdown file of a page: `/about` has `about.md`. */
export const markdownFile = (pagePath: string) => (pagePath === '/' ? 'index.md' : `${pagePath.slice(1)}.md`);

const escapedXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns sitemap.xml: every page, for search engines. */
export const sitemap = ({ pages }: Pick<SeoSite, 'pages'>) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ url, lastModified }) =>
        `  <url><loc>${escapedXml(url)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');

/** Returns rss.xml: the posts, for feed readers. */
export const rss = ({ siteUrl, name, description, posts }: SeoSite) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapedXml(name)} blog</title><link>${escapedXml(siteUrl('/blog'))}</link><description>${escapedXml(description)}</description><language>en</language>`,
    `<atom:link href="${escapedXml(siteUrl('/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...posts.map(
      (post) =>
        `<item><title>${escapedXml(post.title)}</title><link>${escapedXml(post.url)}</link><guid>${escapedXml(post.url)}</guid>` +
        `<pubDate>${new Date(post.date).toUTCString()}</pubDate><description>${escapedXml(post.description)}</description>` +
        `${post.tags.map((tag) => `<category>${escapedXml(tag)}</category>`).join('')}</item>`,
    ),
    '</channel></rss>',
    '',
  ].join('\n');

/** Returns feed.json: the posts as a JSON Feed. */
export const jsonFeed = ({ siteUrl, name, description, posts }: SeoSite) =>
  `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: `${name} blog`,
      description,
      home_page_url: siteUrl('/blog'),
      feed_url: siteUrl('/feed.json'),
      language: 'en',
      items: posts.map((post) => ({
        id: post.url,
        url: post.url,
        title: post.title,
        summary: post.description,
        content_text: post.description,
        date_published: new Date(post.date).toISOString(),
        date_modified: new Date(post.updated).toISOString(),
        tags: post.tags,
      })),
    },
    null,
    2,
  )}\n`;

/** Returns llms.txt: links to every page as Markdown, for agents. */
export const llms = ({ siteUrl, name, description, note, pages }: SeoSite) =>
  [
    `# ${name}`,
    '',
    `> ${description}`,
    '',
    ...(note ? [note, ''] : []),
    'Each page has a Markdown twin, listed here.',
    '',
    '## Pages',
    '',
    ...pages.map(
      (page) => `- [${page.title}](${siteUrl(`/${markdownFile(page.path)}`)}): ${page.description}`,
    ),
    '',
  ].join('\n');

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the codes of languages by their English names. Unknown names are left out. */
const codesOf = (languages: readonly string[]) =>
  languages.flatMap((language) => codes.find((code) => languageNames.of(code) === language) ?? []).join(', ');

const security = ({ siteUrl, email, languages, securityExpires }: SeoSite) =>
  `Contact: mailto:${email}\nExpires: ${securityExpires}\nPreferred-Languages: ${codesOf(languages)}\nCanonical: ${siteUrl('/.well-known/security.txt')}\n`;

const manifest = ({ name, description }: SeoSite) =>
  `${JSON.stringify(
    {
      name,
      short_name: name,
      description,
      start_url: '/',
      display: 'browser',
      background_color: light.color.surface.page,
      theme_color: light.color.surface.page,
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ],
    },
    null,
    2,
  )}\n`;
