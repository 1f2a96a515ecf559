import { paths } from '#site/routing/paths.ts';

/** The entry in the header. Before scripts it leads to the list of every page. */
export const entry = { label: 'Search', href: paths.sitemap } as const;

/** The key that opens the search. */
export const shortcut = '/';

/** Shown as a notification, when not even the field could be loaded. */
export const unavailable =
  'The search did not load, perhaps because the connection dropped. Reload the page to try again, or use the sitemap at the foot of it.';
