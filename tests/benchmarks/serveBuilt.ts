import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Folder of the built site. */
export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

if (!existsSync(`${dist}/server/node.js`)) {
  console.error('There is no built site to measure. Run `npm run build` first.');
  process.exit(1);
}
const { startServer } = await import(pathToFileURL(`${dist}/server/node.js`).href);

/** Serves a folder of built pages with the built server, on a free port. */
export const serve = (folder: string): Promise<{ url: string; close(): Promise<void> }> =>
  startServer({ folder, env: { PORT: '0' }, quiet: true });
