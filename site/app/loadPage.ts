import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';

import { loadChunk } from '#site/routing/loadChunk.ts';
import { type PageRoute, routes } from './routes.tsx';

const loaded = new Map<PageRoute['load'], ComponentType>();

/** The page at a path, if it is here already. */
export function pageAt(path: string): ComponentType | undefined {
  return loaded.get(routeAt(path).load);
}

/** Loads the page at a path. Rejects with `ChunkLoadError`. */
export async function loadPage(path: string): Promise<ComponentType> {
  const { chunks, load } = routeAt(path);
  const page = await loadChunk(chunks, load);
  loaded.set(load, page);
  return page;
}

/** What leads to the page at a path. Throws when the table has no last line, "*". */
export function routeAt(path: string): PageRoute {
  const route = matchRoutes([...routes], path)?.at(-1)?.route;
  if (!route) throw new Error(`No route matches ${path}. The table in routes.tsx lacks its last line, "*".`);
  return route;
}
