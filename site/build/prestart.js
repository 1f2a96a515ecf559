// Runs before `npm start`. Builds the site if there is no build or the sources are newer, provided that the development
// packages are installed. Plain JavaScript, because a production install cannot run TypeScript.
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const server = path.join(root, 'dist/server/node.js');
const isBuilt = existsSync(path.join(root, 'dist/client/404.html')) && existsSync(server);

// The build reads some of the variables.
if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));

if (!isBuilt || isOutdated(statSync(server).mtimeMs)) {
  const tsx = await import('tsx/esm/api').catch(() => undefined);
  if (tsx) await tsx.tsImport('./build.ts', import.meta.url);
  else if (!isBuilt) {
    console.error('There is no build, and no development package to make one. Run: npm ci && npm run build');
    process.exitCode = 1;
  }
}

/** @param {number} built */
function isOutdated(built) {
  return ['design-system', 'services', 'site']
    .map((layer) => path.join(root, layer))
    .filter((layer) => existsSync(layer))
    .some((layer) =>
      readdirSync(layer, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(tsx?|mdx?|html|svg)$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
        .some((file) => statSync(path.join(layer, file)).mtimeMs > built),
    );
}
