import { prefersReducedData, prefetch } from '#site/routing/prefetch.ts';
import { loadedPage, loadPage } from './loadPage.ts';

/**
 * Fetches a page's chunk before the click, unless the visitor saves data. Ignores failures: the click loads it again.
 */
export function prefetchPage(href: string) {
  if (prefersReducedData()) return;
  const path = href.split(/[?#]/)[0] ?? '';
  if (!loadedPage(path)) prefetch(() => loadPage(path));
}
