import { matchRoutes } from 'react-router-dom';

import { routes } from './routes.tsx';

/** Fetches a page's script piece ahead of the click, unless the visitor saves data. Failures wait for the click. */
export function prefetchPage(href: string) {
  if (savesData()) return;
  const route = matchRoutes(routes, href.split(/[?#]/)[0] ?? '')?.at(-1)?.route;
  if (typeof route?.lazy === 'function') route.lazy().catch(() => {});
}

const savesData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
