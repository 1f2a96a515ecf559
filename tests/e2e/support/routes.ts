import { readdirSync } from 'node:fs';

import { caseStudyBriefs, pages } from '#services/knowledge';

const posts = readdirSync(new URL('../../../site/content/posts', import.meta.url))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `/blog/${file.replace(/\.md$/, '')}`);

const cases = caseStudyBriefs.map(({ slug }) => `/case-studies/${slug}`);

/** The address of every page of the site. */
export const routes: readonly string[] = [...pages.map(({ path }) => path), ...cases, ...posts];

/** An address without a page. */
export const unknownPath = '/nope';

/** Every page of the site, the not-found page last. */
export const allPaths: readonly string[] = [...routes, unknownPath];

/** One page of each kind, such as the first case, the first post and the first service. */
export const kinds: readonly string[] = allPaths.filter(
  (path, index) => allPaths.findIndex((other) => kindOf(other) === kindOf(path)) === index,
);
function kindOf(path: string) {
  return /^\/(case-studies|blog|services)\/(?!tech-|industry-|company-u)/.exec(path)?.[0] ?? path;
}

/** The three categories of the blog, as the navigation names them. */
export const blogCategories = [
  { name: 'Tech Insights', path: '/blog/tech-insights' },
  { name: 'Industry News', path: '/blog/industry-news' },
  { name: 'Company Updates', path: '/blog/company-updates' },
] as const;

/** Service links of the footer: the seven services, then the three solutions inside them. */
export const footerServicePaths = [
  ...['/services/consultancy', '/services/process-automation', '/services/voice-agents'],
  ...['/services/data-analytics', '/services/digital-presence', '/services/enterprise-it-strategy'],
  ...['/services/ai-automation', '/services/chatbots', '/services/marketing-automation'],
  '/services/cloud-migration',
] as const;
