import type { ComponentType } from 'react';

import { postSlugs } from '#site/content/postSlugs.ts';

import { blogCategories, paths, servicePaths } from './paths.ts';

/** Fetches a page's script piece. `loadChunk` finds the address in its text: each has its own `import()`. */
export type LoadPage = () => Promise<ComponentType>;

/** An address of the site, and how its page is loaded when it is first needed. */
export interface PageRoute {
  readonly path: string;
  readonly load: LoadPage;
}

const blog: LoadPage = async () => (await import('#site/pages/BlogPage/BlogPage.tsx')).BlogPage;
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
  { path: paths.home, load: async () => (await import('#site/pages/HomePage/HomePage.tsx')).HomePage },
  {
    path: paths.about,
    load: async () => (await import('#site/pages/AboutPage/AboutPage.tsx')).AboutPage,
  },
  {
    path: paths.services,
    load: async () => (await import('#site/pages/ServicesPage/ServicesPage.tsx')).ServicesPage,
  },
  ...servicePaths.map((path) => ({ path, load: service })),
  {
    path: paths.enterpriseItStrategy,
    load: async () =>
      (await import('#site/pages/EnterpriseItStrategyPage/EnterpriseItStrategyPage.tsx'))
        .EnterpriseItStrategyPage,
  },
  {
    path: paths.aiAudit,
    load: async () => (await import('#site/pages/AiAuditPage/AiAuditPage.tsx')).AiAuditPage,
  },
  {
    path: paths.automations,
    load: async () => (await import('#site/pages/AutomationsPage/AutomationsPage.tsx')).AutomationsPage,
  },
  {
    path: paths.caseStudies,
    load: async () => (await import('#site/pages/CaseStudiesPage/CaseStudiesPage.tsx')).CaseStudiesPage,
  },
  { path: paths.blog, load: blog },
  ...blogCategories.map((category) => ({ path: paths.blogCategory(category), load: blog })),
  ...postSlugs.map((slug) => ({ path: paths.post(slug), load: post(slug) })),
  {
    path: paths.contact,
    load: async () => (await import('#site/pages/ContactPage/ContactPage.tsx')).ContactPage,
  },
  {
    path: paths.privacy,
    load: async () => (await import('#site/pages/PrivacyPage/PrivacyPage.tsx')).PrivacyPage,
  },
  {
    path: paths.terms,
    load: async () => (await import('#site/pages/TermsPage/TermsPage.tsx')).TermsPage,
  },
  {
    path: paths.sitemap,
    load: async () => (await import('#site/pages/SitemapPage/SitemapPage.tsx')).SitemapPage,
  },
  {
    path: '*',
    load: async () => (await import('#site/pages/NotFoundPage/NotFoundPage.tsx')).NotFoundPage,
  },
];

/** The addresses that are prerendered, without the not-found page. */
export const addresses: readonly string[] = routes.map(({ path }) => path).filter((path) => path !== '*');
