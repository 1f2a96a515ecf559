// Builds the site: the client, the server with the gateway, and every page as a file.
// Runs on import, which `prestart.js` does before the first start.
// `--edge` makes folders for a CDN of it too.
// `--development` builds into dist-development with React's own warnings in it, for the check of hydration, and with
// reports of errors, so that a test sees one arrive.
import { existsSync, rmSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

import { checkBudgets } from './budgets.ts';
import type { Manifest } from './chunks.ts';
import { mistakesIn } from './mistakesIn.ts';
import { precompress } from './precompress.ts';
import { prerenderSite } from './prerenderSite.ts';

const mode = process.argv.includes('--development') ? 'development' : 'production';
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = at(mode === 'production' ? '../../dist' : '../../dist-development');
const common = { configFile: at('../vite.config.ts'), logLevel: 'warn', mode } as const;

if (mode === 'production' && process.env.VITE_DIRECT_GEMINI) {
  console.error(
    'VITE_DIRECT_GEMINI is set, so the key would be in every visitor’s hands. Unset it and give GEMINI_API_KEY to the server instead.',
  );
  process.exit(1);
}
process.env.NODE_ENV = mode;
if (mode === 'development') process.env.ERROR_REPORTS = 'on';
// Built beside the last build and moved to its place when complete: a failed build breaks nothing.
const building = `${folder}-${process.pid}`;
/** Ends the process, which runs no `finally`. */
const end = () => {
  rmSync(building, { recursive: true, force: true });
  process.exit(1);
};
process.once('SIGINT', end).once('SIGTERM', end);
try {
  await build({ ...common, build: { outDir: `${building}/client`, emptyOutDir: true } });
  // Only the next steps need it; it is not served.
  await rename(`${building}/client/.vite/manifest.json`, `${building}/manifest.json`);
  await build({ ...common, build: { ssr: true, outDir: `${building}/server`, emptyOutDir: true } });
  const manifest: Manifest = JSON.parse(await readFile(`${building}/manifest.json`, 'utf8'));
  const pages = await prerenderSite({
    client: `${building}/client`,
    server: `${building}/server`,
    manifest,
    pictures: mode === 'production',
  });
  const compressed = mode === 'production' ? await precompress(`${building}/client`) : 0;
  if (mode === 'production') await checkBudgets(building);
  // The package of `npm run library` stays.
  if (existsSync(`${folder}/library`)) await rename(`${folder}/library`, `${building}/library`);
  await rm(folder, { recursive: true, force: true });
  await rename(building, folder);
  console.log(`Built ${pages} pages, ${compressed} files compressed ahead.`);
  if (process.argv.includes('--edge')) await import('./buildEdge.ts');
} catch (error) {
  const mistakes = mistakesIn(error);
  if (mistakes.length === 0) throw error;
  console.error(mistakes.join('\n'));
  end();
} finally {
  await rm(building, { recursive: true, force: true });
}
