import type { ComponentType } from 'react';

import { loadChunk } from '#site/routing/loadChunk.ts';
import { type PageRoute, routeAt } from './routes.ts';

const loaded = new Map<PageRoute['load'], ComponentType>();

/** Returns the page at a path, or `undefined` if it is not loaded yet. */
export function loadedPage(path: string): ComponentType | undefined {
  return loaded.get(routeAt(path).load);
}

/** Loads the page at a path. Rejects with `ChunkLoadError`. */
export async function loadPage(path: string): Promise<ComponentType> {
  const { load } = routeAt(path);
  const page = await loadChunk(load);
  loaded.set(load, page);
  return page;
}
