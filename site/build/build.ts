// Builds the site: the client, the server with the gateway, and every page as an HTML file. Importing this module
// starts the build; `prestart.js` imports it before the first start. `--edge` also writes folders for a CDN.
// `--development` builds into dist-development, for the hydration test. This build has React's warnings, and it reports
// errors, so that a test can check a report.
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
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = fromHere(mode === 'production' ? '../../dist' : '../../dist-development');
const common = { configFile: fromHere('../vite.config.ts'), logLevel: 'warn', mode } as const;

if (mode === 'production' && process.env.VITE_DIRECT_GEMINI) {
  console.error(
    'VITE_DIRECT_GEMINI is set, so the key would be in every visitor’s hands. Unset it and give GEMINI_API_KEY to the server instead.',
  );
  process.exit(1);
}
process.env.NODE_ENV = mode;
if (mode === 'development') process.env.ERROR_REPORTS = 'on';
// The new build is written beside the last one and replaces it when complete, so a failed build breaks nothing.
const building = `${folder}-${process.pid}`;
/** Removes the unfinished build, because `process.exit` skips `finally`, and ends the process. */
const abortBuild = () => {
  rmSync(building, { recursive: true, force: true });
  process.exit(1);
};
process.once('SIGINT', abortBuild).once('SIGTERM', abortBuild);
try {
  await build({ ...common, build: { outDir: `${building}/client`, emptyOutDir: true } });
  // Only the next steps need the manifest, so it must not be served.
  await rename(`${building}/client/.vite/manifest.json`, `${building}/manifest.json`);
  await build({ ...common, build: { ssr: true, outDir: `${building}/server`, emptyOutDir: true } });
  const manifest: Manifest = JSON.parse(await readFile(`${building}/manifest.json`, 'utf8'));
  const pages = await prerenderSite({
    client: `${building}/client`,
    server: `${building}/server`,
    manifest,
    socialImages: mode === 'production',
  });
  const compressed = mode === 'production' ? await precompress(`${building}/client`) : 0;
  if (mode === 'production') await checkBudgets(building);
  // The package that `npm run library` wrote into the old folder must stay.
  if (existsSync(`${folder}/library`)) await rename(`${folder}/library`, `${building}/library`);
  await rm(folder, { recursive: true, force: true });
  await rename(building, folder);
  console.log(`Built ${pages} pages, ${compressed} files compressed in advance.`);
  if (process.argv.includes('--edge')) await import('./buildEdge.ts');
} catch (error) {
  const mistakes = mistakesIn(error);
  if (mistakes.length === 0) throw error;
  console.error(mistakes.join('\n'));
  abortBuild();
} finally {
  await rm(building, { recursive: true, force: true });
}
