import type { ComponentType } from 'react';
import { postCategories } from '#site/content/categories.ts';
import { postSlugs } from '#site/content/postSlugs.ts';
import { paths, servicePaths } from '#site/routing/paths.ts';

/** Fetches a page's chunk. */
type LoadPage = () => Promise<ComponentType>;

/** An address of the site, and how its page is loaded when it is first needed. */
export interface PageRoute {
  readonly path: string;
  /** What `load` imports, as the bundler's manifest names it; its own chunk first. */
  readonly chunks: readonly string[];
  readonly load: LoadPage;
}

const page = (name: string) => [`pages/${name}/${name}.tsx`];

const blog: LoadPage = async () => (await import('#site/pages/BlogPage/BlogPage.tsx')).BlogPage;
const postChunks = (slug: string) => [...page('PostPage'), 'content/posts.ts', `content/posts/${slug}.md`];
/** A post's page needs the post's text too, so that it can be shown at once. */
const post =
  (slug: string): LoadPage =>
  async () => {
    const [{ PostPage }, { loadPost }] = await Promise.all([
      import('#site/pages/PostPage/PostPage.tsx'),
      import('#site/content/posts.ts'),
    ]);
    await loadPost(slug);
    return PostPage;
  };
const service: LoadPage = async () => (await import('#site/pages/ServicePage/ServicePage.tsx')).ServicePage;

/** Every page has an address of its own here, so that an unknown one is the not-found page and nothing else. */
export const routes: readonly PageRoute[] = [
  {
    path: paths.home,
    chunks: page('HomePage'),
    load: async () => (await import('#site/pages/HomePage/HomePage.tsx')).HomePage,
  },
  {
    path: paths.about,
    chunks: page('AboutPage'),
    load: async () => (await import('#site/pages/AboutPage/AboutPage.tsx')).AboutPage,
  },
  {
    path: paths.services,
    chunks: page('ServicesPage'),
    load: async () => (await import('#site/pages/ServicesPage/ServicesPage.tsx')).ServicesPage,
  },
  ...servicePaths.map((path) => ({ path, chunks: page('ServicePage'), load: service })),
  {
    path: paths.enterpriseItStrategy,
    chunks: page('EnterpriseItStrategyPage'),
    load: async () =>
      (await import('#site/pages/EnterpriseItStrategyPage/EnterpriseItStrategyPage.tsx'))
        .EnterpriseItStrategyPage,
  },
  {
    path: paths.aiAudit,
    chunks: page('AiAuditPage'),
    load: async () => (await import('#site/pages/AiAuditPage/AiAuditPage.tsx')).AiAuditPage,
  },
  {
    path: paths.automations,
    chunks: page('AutomationsPage'),
    load: async () => (await import('#site/pages/AutomationsPage/AutomationsPage.tsx')).AutomationsPage,
  },
  {
    path: paths.caseStudies,
    chunks: page('CaseStudiesPage'),
    load: async () => (await import('#site/pages/CaseStudiesPage/CaseStudiesPage.tsx')).CaseStudiesPage,
  },
  { path: paths.blog, chunks: page('BlogPage'), load: blog },
  ...postCategories.map((category) => ({
    path: paths.blogCategory(category),
    chunks: page('BlogPage'),
    load: blog,
  })),
  ...postSlugs.map((slug) => ({ path: paths.post(slug), chunks: postChunks(slug), load: post(slug) })),
  {
    path: paths.contact,
    chunks: page('ContactPage'),
    load: async () => (await import('#site/pages/ContactPage/ContactPage.tsx')).ContactPage,
  },
  {
    path: paths.privacy,
    chunks: page('PrivacyPage'),
    load: async () => (await import('#site/pages/PrivacyPage/PrivacyPage.tsx')).PrivacyPage,
  },
  {
    path: paths.terms,
    chunks: page('TermsPage'),
    load: async () => (await import('#site/pages/TermsPage/TermsPage.tsx')).TermsPage,
  },
  {
    path: paths.sitemap,
    chunks: page('SitemapPage'),
    load: async () => (await import('#site/pages/SitemapPage/SitemapPage.tsx')).SitemapPage,
  },
  {
    path: '*',
    chunks: page('NotFoundPage'),
    load: async () => (await import('#site/pages/NotFoundPage/NotFoundPage.tsx')).NotFoundPage,
  },
];

/** The addresses that are prerendered, without the not-found page. */
export const addresses: readonly string[] = routes.map(({ path }) => path).filter((path) => path !== '*');
