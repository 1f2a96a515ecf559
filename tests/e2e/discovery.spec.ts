import type { APIRequestContext } from '@playwright/test';

import { company } from '#services/knowledge';

import { expect, test } from './fixtures.ts';
import { routes } from './support/routes.ts';

interface Head {
  readonly route: string;
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const first = (pattern: RegExp, html: string) => decode(pattern.exec(html)?.[1] ?? '');

const heads = (request: APIRequestContext): Promise<Head[]> =>
  Promise.all(
    routes.map(async (route) => {
      const html = await (await request.get(route)).text();
      return {
        route,
        html,
        title: first(/<title>(.*?)<\/title>/s, html),
        description: first(/<meta name="description" content="([^"]*)"/, html),
      };
    }),
  );

test('[X-04, RT-01] every page has a title and a description of its own, a canonical address and sharing metadata with an image', async ({
  request,
  baseURL,
}) => {
  const all = await heads(request);
  for (const part of ['title', 'description'] as const) {
    const seen = new Map<string, string>();
    for (const head of all) {
      expect(head[part], `${part} of ${head.route}`).not.toBe('');
      expect(seen.get(head[part]), `${head.route} shares its ${part}`).toBeUndefined();
      seen.set(head[part], head.route);
    }
  }
  for (const { route, html } of all) {
    const canonical = first(/<link rel="canonical" href="([^"]*)"/, html);
    expect(URL.canParse(canonical) ? new URL(canonical).pathname : canonical, route).toBe(route);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image'])
      expect(html, route).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"`));
    expect(html, route).toMatch(/<meta name="twitter:card" content="[^"]+"/);
    const image = new URL(first(/<meta property="og:image" content="([^"]*)"/, html));
    expect((await request.get(`${baseURL}${image.pathname}`)).status(), route).toBe(200);
  }
});

test('[X-04] the sitemap lists every page and nothing else, and the posts like the feed and llms.txt, newest first', async ({
  request,
}) => {
  const feed = await (await request.get('/feed.json')).json();
  const posts: string[] = feed.items.map(({ url }: { readonly url: string }) => url);
  expect(posts.length).toBeGreaterThan(1);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(urls.map((url) => new URL(url).pathname).sort()).toEqual([...routes].sort());
  expect(urls.filter((url) => posts.includes(url))).toEqual(posts);
  const llms = await (await request.get('/llms.txt')).text();
  const pages = [...llms.matchAll(/\]\((\S+?)\.md\)/g)].map(([, url = '']) => url);
  expect(pages.filter((url) => posts.includes(url))).toEqual(posts);
});

test('[X-04] robots.txt, feeds, llms.txt and security.txt are served', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: https:\/\/\S+\/sitemap\.xml/);
  const posts = routes.filter((route) => /^\/blog\/.+/.test(route)).length - 3;
  const rss = await (await request.get('/rss.xml')).text();
  expect(rss.match(/<item>/g)).toHaveLength(posts);
  expect((await (await request.get('/feed.json')).json()).items).toHaveLength(posts);
  const llms = await (await request.get('/llms.txt')).text();
  expect(llms).toContain(`# ${company.name}`);
  expect((await request.get('/.well-known/security.txt')).status()).toBe(200);
});

test('[X-04] every page has a Markdown version', async ({ request, baseURL }) => {
  const llms = await (await request.get('/llms.txt')).text();
  const twins = [...llms.matchAll(/\]\((\S+?\.md)\)/g)].map(([, url]) => new URL(url ?? '').pathname);
  expect(twins.length).toBeGreaterThanOrEqual(routes.length);
  for (const twin of twins) {
    const response = await request.get(`${baseURL}${twin}`);
    expect(response.status(), twin).toBe(200);
    expect(await response.text(), twin).toMatch(/^# \S/m);
  }
});
