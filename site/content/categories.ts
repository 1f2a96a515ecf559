import type { PostSummary } from '#services/knowledge';

/** A category of the blog. Each category has its own page. */
export type PostCategory = PostSummary['category'];

/** All categories, in the order of the navigation. */
export const postCategories = [
  'tech-insights',
  'industry-news',
  'company-updates',
] as const satisfies readonly PostCategory[];

/** Names of the categories, in the navigation and beside a post. */
export const categoryNames: Readonly<Record<PostCategory, string>> = {
  'tech-insights': 'Tech Insights',
  'industry-news': 'Industry News',
  'company-updates': 'Company Updates',
};
