import { prefersReducedData, prefetch } from '#site/routing/prefetch.ts';
import { loadedPage, loadPage } from './loadPage.ts';

/**
 * Loads a page in advance. Does nothing if the browser is set to save data. Ignores failures, because a click loads
 * the page again.
 */
export function prefetchPage(href: string) {
  if (prefersReducedData()) return;
  const path = href.split(/[?#]/)[0] ?? '';
  if (!loadedPage(path)) prefetch(() => loadPage(path));
}
