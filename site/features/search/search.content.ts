import { paths } from '#site/routing/paths.ts';

/** Entry of the search in the header. Without scripts it leads to the sitemap. */
export const entry = { label: 'Search', href: paths.sitemap } as const;

/** The key that opens the search. */
export const shortcut = '/';

/** Notification if the code of the search dialog did not load. */
export const unavailable =
  'The search did not load, perhaps because the connection dropped. Reload the page to try again, or use the sitemap at the foot of it.';
