import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';

import { loadChunk } from './loadChunk.ts';
import { type LoadPage, routes } from './routes.tsx';

const loaded = new Map<LoadPage, ComponentType>();

/** The page at a path, if it is here already. */
export function pageAt(path: string): ComponentType | undefined {
  const load = loaderAt(path);
  return load && loaded.get(load);
}

/** Loads the page at a path. Rejects with `ChunkLoadError`. */
export async function loadPage(path: string): Promise<ComponentType> {
  const load = loaderAt(path);
  if (!load) throw new Error(`No route matches ${path}. The table in routes.tsx lacks its last line, "*".`);
  const page = await loadChunk(load);
  loaded.set(load, page);
  return page;
}

const loaderAt = (path: string) => matchRoutes([...routes], path)?.at(-1)?.route.load;
