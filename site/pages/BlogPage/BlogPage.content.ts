import { companyBrief, country } from '#services/knowledge';
import { categoryNames, type PostCategory, postCategories } from '#site/content/categories.ts';
import { paths } from '#site/routing/paths.ts';

export const heading = 'Blog';

/** Lead of the blog and of each category. */
export const leads: Record<PostCategory | 'all', string> = {
  all: 'How AI works, the law, and what we learned.',
  'tech-insights': 'How it works, and when it does not.',
  'industry-news': `What changed, and what it means in ${country.name}.`,
  'company-updates': 'How we work ourselves.',
};

/** Headings above the newest post and above the others. */
export const titles = { newest: 'Newest', earlier: 'Earlier' };

/** Shown if the blog or a category has no posts. */
export const noPosts = 'The first post is being written.';

/** Accessible name of the list. */
export const listTitle = 'Posts';

export const countOf = (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`;

export const filterLabel = 'Category';

/** Titles and descriptions for search results, of the blog and of each category. */
export const metaOf: Record<PostCategory | 'all', { readonly title: string; readonly description: string }> =
  {
    all: {
      title: 'Blog',
      description:
        'Notes from the work in three categories: how the things we build behave, what the rules say, and what changed at our own desks.',
    },
    'tech-insights': {
      title: 'Blog: Tech Insights',
      description:
        'How the things we build work, when they do not, and how to tell before you pay for them. Posts for people who run companies.',
    },
    'industry-news': {
      title: 'Blog: Industry News',
      description: `Rules, prices and releases in AI and IT, and what they mean for ${companyBrief.audience}.`,
    },
    'company-updates': {
      title: 'Blog: Company Updates',
      description:
        'What changed at our own desks: how we write audits, run handovers and decide what to offer, and what we stopped doing.',
    },
  };

interface CategoryChoice {
  readonly label: string;
  readonly path: string;
  /** @default all posts */
  readonly category?: PostCategory;
}

export const categories: readonly CategoryChoice[] = [
  { label: 'All posts', path: paths.blog },
  ...postCategories.map((category) => ({
    label: categoryNames[category],
    path: paths.blogCategory(category),
    category,
  })),
];
