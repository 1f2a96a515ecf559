import '#design-system/themes';
import './criticalError.css.ts';

import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { fakeServices } from '#services/fakes';
import { caseStudyBriefs, company, contact, pages, sample } from '#services/knowledge';
import { postBySlug, posts } from '#site/content/posts.ts';
import { SiteLayout } from '#site/layout/SiteLayout/SiteLayout.tsx';
import { paths } from '#site/routing/paths.ts';
import { siteUrl } from '#site/routing/siteUrl.ts';
import { createAppStore } from '#site/state/createAppStore.ts';
import { App } from './App.tsx';

import { addressAt, addresses as routeAddresses, routeAt } from './routes.ts';
import { structuredData } from './structuredData.ts';

export { searchIndex } from '#site/build/searchIndex.ts';

const postAddresses: readonly string[] = posts.map(({ slug }) => paths.post(slug));

/** Addresses to prerender, without the not-found page. The posts come last, newest first. */
export const addresses: readonly string[] = [
  ...routeAddresses.filter((address) => !postAddresses.includes(address)),
  ...postAddresses,
];

/** Addresses in the lists of pages, for sitemap, search and assistant. */
export const listedAddresses: readonly string[] = [
  ...pages.map(({ path }) => path),
  ...caseStudyBriefs.map(({ slug }) => paths.caseStudy(slug)),
  ...postAddresses,
];

const appStore = createAppStore({ read: () => null, write: () => 'saved', subscribe: () => () => {} });

/** Facts about the site for feeds and other files. */
export const siteFacts = {
  siteUrl,
  name: company.name,
  description: company.description,
  note: sample?.terms,
  email: contact.email,
  languages: company.languages,
  securityExpires: `${__BUILD_YEAR__ + 1}-12-31T23:59:59.000Z`,
  posts: posts.map(({ slug, title, description, date, updated, tags }) => ({
    url: siteUrl(paths.post(slug)),
    title,
    description,
    date,
    updated: updated ?? date,
    tags,
  })),
};

/** Returns the chunks that the app loads before it starts on a page. */
export const chunksOf = (path: string): readonly string[] => routeAt(path).chunks;

/** Returns the day of a page's last change (ISO); `undefined` if it is not known. */
export function lastModified(address: string): string | undefined {
  const post = postBySlug(address.split('/')[2] ?? '');
  return post && (post.updated ?? post.date);
}

/** A rendered page. The build writes it into the template. */
export interface RenderedPage {
  /** Title, meta and link elements for the head. */
  readonly head: string;
  /** HTML of the root element. */
  readonly body: string;
  /** Structured data of the page (schema.org). */
  readonly structuredData: object;
}

/** Renders the page at a path to HTML. Rejects if the page throws. */
export async function render(path: string): Promise<RenderedPage> {
  const Page = await routeAt(path).load();
  const { prelude } = await prerenderToNodeStream(
    <App services={fakeServices()} appStore={appStore}>
      <StaticRouter location={path}>
        <SiteLayout address={addressAt(path)}>
          <Page />
        </SiteLayout>
      </StaticRouter>
    </App>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  const html = await text(prelude);
  // The tree has no head element, so React writes the elements of the head first.
  const head = /^(?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)*/s.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length), structuredData: structuredData(path) };
}
