import { build } from 'vite';

/** Builds a module and its imports into one file, `worker.js`, for a runtime without packages. */
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
