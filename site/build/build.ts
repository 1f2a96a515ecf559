// Builds the site into dist/: the client, the server with the gateway, and every page as a file.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

import { precompress } from './precompress.ts';
import { prerenderSite } from './prerenderSite.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const client = at('../../dist/client');
const server = at('../../dist/server');
const common = { configFile: at('../vite.config.ts'), logLevel: 'warn' } as const;

await rm(at('../../dist'), { recursive: true, force: true });
await build(common);
await build({ ...common, build: { ssr: true } });
const pages = await prerenderSite(client, server);
const compressed = await precompress(client);
console.log(`Built ${pages} pages into dist/client, ${compressed} files compressed ahead.`);
