import type { ComponentType } from 'react';

import { ContentError, caseStudySlugs, features, hasCases, isOffered } from '#services/knowledge';
import { postCategories } from '#site/content/categories.ts';
import { loadPost, postSlugs } from '#site/content/postTexts.ts';
import type { PostSlug } from '#site/routing/PostSlug.ts';
import { paths, servicePaths } from '#site/routing/paths.ts';

/** A page and the modules that it needs. */
export interface PageRoute {
  /** Modules that `load` imports, by their names in the manifest. The prerender uses them. */
  readonly chunks: readonly string[];
  readonly load: () => Promise<ComponentType>;
}

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>('../pages/*/*Page.tsx');

/** Returns the page with a component of this name. Throws if there is none. */
function page(name: string): PageRoute {
  const file = `pages/${name}/${name}.tsx`;
  const load = modules[`../${file}`];
  if (!load)
    throw new ContentError(`There is no site/${file}. Add it, or correct its name in site/app/routes.ts.`);
  return {
    chunks: [file],
    load: async () => {
      const { [name]: Page } = await load();
      if (!Page)
        throw new ContentError(`site/${file} exports no ${name}. Export its component under that name.`);
      return Page;
    },
  };
}

/** Returns the page of a post. Its `load` also loads the post's text, so that the page can be shown at once. */
function postPage(slug: PostSlug): PageRoute {
  const { chunks, load } = page('PostPage');
  return {
    chunks: [...chunks, `content/posts/${slug}.md`],
    load: async () => (await Promise.all([load(), loadPost(slug)]))[0],
  };
}

const service = page('ServicePage');
const caseStudy = page('CaseStudyPage');
const blog = page('BlogPage');
const notFound = page('NotFoundPage');

const blogRoutes: readonly (readonly [string, PageRoute])[] = [
  [paths.blog, blog],
  ...postCategories.map((category) => [paths.blogCategory(category), blog] as const),
  ...postSlugs.map((slug) => [paths.post(slug), postPage(slug)] as const),
];

/** Pages by address. Any other address shows the not-found page. */
const routes = new Map<string, PageRoute>([
  [paths.home, page('HomePage')],
  [paths.about, page('AboutPage')],
  [paths.services, page('ServicesPage')],
  ...servicePaths.map((path) => [path, service] as const),
  ...(isOffered('enterprise-it-strategy')
    ? [[paths.enterpriseItStrategy, page('EnterpriseItStrategyPage')] as const]
    : []),
  [paths.aiAudit, page('AiAuditPage')],
  [paths.automations, page('AutomationsPage')],
  ...(hasCases ? [[paths.caseStudies, page('CaseStudiesPage')] as const] : []),
  ...caseStudySlugs.map((slug) => [paths.caseStudy(slug), caseStudy] as const),
  ...(features.blog ? blogRoutes : []),
  [paths.contact, page('ContactPage')],
  [paths.privacy, page('PrivacyPage')],
  [paths.terms, page('TermsPage')],
  [paths.accessibility, page('AccessibilityPage')],
  [paths.sitemap, page('SitemapPage')],
]);

/**
 * Returns the address of the page at a path, in lower case and without a slash at the end. Returns `/404` if there is
 * no page.
 */
export function addressAt(path: string): string {
  const address = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  return routes.has(address) ? address : '/404';
}

/** Returns the route at a path. */
export const routeAt = (path: string): PageRoute => routes.get(addressAt(path)) ?? notFound;

/** Addresses of all pages, without the not-found page. */
export const addresses: readonly string[] = [...routes.keys()];
