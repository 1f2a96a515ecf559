import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Miniflare } from 'miniflare';
import type { TestProject } from 'vitest/node';

import { buildWorker } from '#site/build/buildWorker.ts';

import { recipe } from './recipe.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of `testWorker.ts` in workerd, for the tests of gateways that run there. */
    readonly workerd: string;
  }
}

/** Runs `testWorker.ts` in the runtime of edge platforms, set up as the recipe sets it up, while a project's tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  await buildWorker(fileURLToPath(new URL('testWorker.ts', import.meta.url)), folder);
  const runtime = new Miniflare({
    compatibilityDate: recipe.compatibility_date,
    compatibilityFlags: recipe.compatibility_flags,
    modulesRoot: folder,
    modules: [{ type: 'ESModule', path: path.join(folder, 'worker.js') }],
  });
  project.provide('workerd', (await runtime.ready).origin);
  return async () => {
    await runtime.dispose();
    await rm(folder, { recursive: true, force: true });
  };
}
