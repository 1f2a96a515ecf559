import { ChunkLoadError } from './loadChunk.ts';
import { loadPage, pageAt } from './loadPage.ts';

/** Fetches a page's script piece ahead of the click, unless the visitor saves data. Failures wait for the click. */
export function prefetchPage(href: string) {
  if (savesData()) return;
  const path = href.split(/[?#]/)[0] ?? '';
  if (pageAt(path)) return;
  loadPage(path).catch((error: unknown) => {
    if (!(error instanceof ChunkLoadError)) throw error;
  });
}

const savesData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
