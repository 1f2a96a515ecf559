import type { RouteObject } from 'react-router-dom';
import { postSlugs } from '#site/content/postSlugs.ts';
import { PageFailed } from '#site/features/loading/PageFailed.tsx';
import { SiteLayout } from '#site/layout/SiteLayout/SiteLayout.tsx';

import { page } from './page.ts';
import { blogCategories, paths, servicePaths } from './paths.ts';

const blog = page(async () => (await import('#site/pages/BlogPage/BlogPage.tsx')).BlogPage);
/** A post's page needs the post's text too, so that it can be shown at once. */
const post = (slug: string) =>
  page(async () => {
    const [{ PostPage }, { loadPost }] = await Promise.all([
      import('#site/pages/PostPage/PostPage.tsx'),
      import('#site/content/posts.ts'),
    ]);
    await loadPost(slug);
    return PostPage;
  });
const service = page(async () => (await import('#site/pages/ServicePage/ServicePage.tsx')).ServicePage);

/** Every page has an address of its own here, so that an unknown one is the not-found page and nothing else. */
const pages: RouteObject[] = [
  { path: paths.home, lazy: page(async () => (await import('#site/pages/HomePage/HomePage.tsx')).HomePage) },
  {
    path: paths.about,
    lazy: page(async () => (await import('#site/pages/AboutPage/AboutPage.tsx')).AboutPage),
  },
  {
    path: paths.services,
    lazy: page(async () => (await import('#site/pages/ServicesPage/ServicesPage.tsx')).ServicesPage),
  },
  ...servicePaths.map((path) => ({ path, lazy: service })),
  {
    path: paths.enterpriseItStrategy,
    lazy: page(
      async () =>
        (await import('#site/pages/EnterpriseItStrategyPage/EnterpriseItStrategyPage.tsx'))
          .EnterpriseItStrategyPage,
    ),
  },
  {
    path: paths.aiAudit,
    lazy: page(async () => (await import('#site/pages/AiAuditPage/AiAuditPage.tsx')).AiAuditPage),
  },
  {
    path: paths.automations,
    lazy: page(async () => (await import('#site/pages/AutomationsPage/AutomationsPage.tsx')).AutomationsPage),
  },
  {
    path: paths.caseStudies,
    lazy: page(async () => (await import('#site/pages/CaseStudiesPage/CaseStudiesPage.tsx')).CaseStudiesPage),
  },
  { path: paths.blog, lazy: blog },
  ...blogCategories.map((category) => ({ path: paths.blogCategory(category), lazy: blog })),
  ...postSlugs.map((slug) => ({ path: paths.post(slug), lazy: post(slug) })),
  {
    path: paths.contact,
    lazy: page(async () => (await import('#site/pages/ContactPage/ContactPage.tsx')).ContactPage),
  },
  {
    path: paths.privacy,
    lazy: page(async () => (await import('#site/pages/PrivacyPage/PrivacyPage.tsx')).PrivacyPage),
  },
  {
    path: paths.terms,
    lazy: page(async () => (await import('#site/pages/TermsPage/TermsPage.tsx')).TermsPage),
  },
  {
    path: paths.sitemap,
    lazy: page(async () => (await import('#site/pages/SitemapPage/SitemapPage.tsx')).SitemapPage),
  },
  {
    path: '*',
    lazy: page(async () => (await import('#site/pages/NotFoundPage/NotFoundPage.tsx')).NotFoundPage),
  },
];

/** The router's table: one layout, and below it a boundary that keeps the layout when a page fails to load. */
export const routes: RouteObject[] = [
  { element: <SiteLayout />, children: [{ errorElement: <PageFailed />, children: pages }] },
];

/** The addresses that are prerendered, without the not-found page. */
export const addresses: readonly string[] = pages.flatMap(({ path }) => (path && path !== '*' ? [path] : []));
