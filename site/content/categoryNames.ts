import type { BlogCategory } from '#site/app/paths.ts';

/** What each category is called, in the navigation and beside a post. */
export const categoryNames: Record<BlogCategory, string> = {
  'tech-insights': 'Tech Insights',
  'industry-news': 'Industry News',
  'company-updates': 'Company Updates',
};
