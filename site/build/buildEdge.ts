// Writes folders for a CDN from the built site: `dist/static` for any static host, and `dist/worker` for the gateway.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { buildWorker } from './buildWorker.ts';
import { writeStaticHost } from './staticHost.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

if (!existsSync(fromHere('../../dist/client/404.html'))) {
  console.error('There is no built site. Build it first: npm run build');
  process.exit(1);
}
await rm(fromHere('../../dist/static'), { recursive: true, force: true });
const pages = await writeStaticHost(fromHere('../../dist/client'), fromHere('../../dist/static'));
await buildWorker(fromHere('../../services/gateway/worker.ts'), fromHere('../../dist/worker'));
console.log(`Wrote ${pages} pages with their policy into dist/static, and the gateway into dist/worker.`);
