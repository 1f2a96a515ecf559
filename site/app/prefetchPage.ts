import { prefersReducedData, prefetch } from '#site/routing/prefetch.ts';
import { loadedPage, loadPage } from './loadPage.ts';

/** Fetches a page's chunk ahead of the click, unless the visitor saves data. Failures wait for the click. */
export function prefetchPage(href: string) {
  if (prefersReducedData()) return;
  const path = href.split(/[?#]/)[0] ?? '';
  if (!loadedPage(path)) prefetch(() => loadPage(path));
}
