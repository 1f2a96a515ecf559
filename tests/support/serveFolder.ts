import path from 'node:path';
import { preview } from 'vite';

/** Serves a folder of files on a free loopback port. The path `/about` returns `about.html`. */
export async function serveFolder(folder: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: path.resolve(folder) },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { url: new URL(server.resolvedUrls?.local[0] ?? '').origin, close: () => server.close() };
}
