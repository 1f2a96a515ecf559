import { build } from 'vite';

/** Builds a module with all it imports into `worker.js` of a folder, for a runtime that has no packages. */
export async function buildWorker(source: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: { worker: source }, output: { codeSplitting: false } },
    },
  });
}
