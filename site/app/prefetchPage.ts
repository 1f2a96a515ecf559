import { fetchAhead } from './fetchAhead.ts';
import { loadPage, pageAt } from './loadPage.ts';

/** Fetches a page's script piece ahead of the click, unless the visitor saves data. Failures wait for the click. */
export function prefetchPage(href: string) {
  if (savesData()) return;
  const path = href.split(/[?#]/)[0] ?? '';
  if (!pageAt(path)) fetchAhead(() => loadPage(path));
}

const savesData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
