import { paths } from '#site/routing/paths.ts';

export const meta = {
  title: 'Page not found',
  heading: 'Page not found',
  lead: 'This line leads nowhere. The address may be mistyped, or the page has moved.',
  description:
    'There is no page at this address. The search and the most visited pages are listed here instead.',
};

export const guess = 'Did you mean';

export const homeLabel = 'Back to the home page';

export const places = {
  search: 'What were you looking for?',
  title: 'Popular pages',
};

/** The pages most people want. */
export const popular: readonly string[] = [
  paths.services,
  paths.aiAudit,
  paths.automations,
  paths.caseStudies,
  paths.blog,
  paths.about,
  paths.contact,
];
