import { fetchAhead } from './fetchAhead.ts';
import { loadPage, pageAt } from './loadPage.ts';
import { savesData } from './savesData.ts';

/** Fetches a page's chunk ahead of the click, unless the visitor saves data. Failures wait for the click. */
export function prefetchPage(href: string) {
  if (savesData()) return;
  const path = href.split(/[?#]/)[0] ?? '';
  if (!pageAt(path)) fetchAhead(() => loadPage(path));
}
