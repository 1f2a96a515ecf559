// Serves the built site with its gateway; builds first when there is no build or the sources are newer.
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const server = path.join(root, 'dist/server/node.js');

if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));
if (await outdated()) await import('./build.ts');
const { startServer } = await import(pathToFileURL(server).href);
try {
  await startServer({
    port: Number(process.env.PORT ?? 3000),
    host: process.env.HOST ?? '127.0.0.1',
    folder: path.join(root, 'dist/client'),
    env: process.env,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function outdated(): Promise<boolean> {
  if (!existsSync(path.join(root, 'dist/client/404.html')) || !existsSync(server)) return true;
  const built = (await stat(server)).mtimeMs;
  for (const room of ['design-system', 'services', 'site']) {
    for (const file of await readdir(path.join(root, room), { recursive: true })) {
      if (/\.(tsx?|mdx?|html|svg)$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file)) {
        if ((await stat(path.join(root, room, file))).mtimeMs > built) return true;
      }
    }
  }
  return false;
}
