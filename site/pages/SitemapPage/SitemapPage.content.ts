import { caseStudyBriefs, type Page, pages } from '#services/knowledge';
import { posts } from '#site/content/posts.ts';
import { paths } from '#site/routing/paths.ts';

export const meta = {
  title: 'Sitemap',
  heading: 'Sitemap',
  lead: 'Every page of this site, on one page.',
  description:
    'Every page of this site with one line each: the company, its work, its services and the small print.',
};

const legal: readonly string[] = [paths.privacy, paths.terms, paths.accessibility, paths.sitemap];
const inDirectory = (directory: string) => (path: string) => path.startsWith(`${directory}/`);
const isService = inDirectory(paths.services);
const isBlog = (path: string) => path === paths.blog || inDirectory(paths.blog)(path);

/** Adds ": the service" to the name of a service if another page has the same name. */
const distinctName = (page: Page): Page => {
  const hasTwin = pages.some(
    ({ name, path }) => path !== page.path && name.toLowerCase() === page.name.toLowerCase(),
  );
  return hasTwin && isService(page.path) ? { ...page, name: `${page.name}: the service` } : page;
};

/** Groups of pages by purpose. Empty groups are left out. */
export const groups = [
  {
    title: 'The company and its work',
    pages: pages.filter(({ path }) => !isService(path) && !isBlog(path) && !legal.includes(path)),
  },
  { title: 'Services', pages: pages.filter(({ path }) => isService(path)).map(distinctName) },
  {
    title: 'Case studies',
    pages: caseStudyBriefs.map(({ slug, title, summary }) => ({
      name: title,
      path: paths.caseStudy(slug),
      description: summary,
    })),
  },
  { title: 'Blog', pages: pages.filter(({ path }) => isBlog(path)) },
  { title: 'Legal', pages: pages.filter(({ path }) => legal.includes(path)) },
  {
    title: 'All posts, newest first',
    pages: posts.map(({ slug, title, description }) => ({
      name: title,
      path: paths.post(slug),
      description,
    })),
  },
].filter((group) => group.pages.length > 0);
