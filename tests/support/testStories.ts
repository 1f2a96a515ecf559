// Serves the static Storybook and runs every story in a real Chromium through @storybook/test-runner.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { serveFolder } from './serveFolder.ts';

if (!existsSync('storybook-static/index.json')) {
  console.error('There is no built Storybook to test. Run `npm run storybook:build` first.');
  process.exit(1);
}
/** Story files that have not passed in all four themes yet. Each leaves this list with the change that proves it. */
const unproven =
  /graphics\/(?!Thread\/)|theme\/|components\/(Footer|SkipLink|DisplaySettings|MobileMenu|SiteHeader|ClosingBanner|Breadcrumbs|Pagination|SearchBox)\/|site\/(?!features\/chat\/Chat\.|features\/audit\/AuditForm\.|pages\/(ContactPage|AutomationsPage)\/|sections\/(PageHeader|Section|CaseArticle|Hero)\/)/;
const storyFiles = ['design-system', 'site'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => path.posix.join(room, file.split(path.sep).join('/'))),
);
const leftOut = storyFiles.filter((file) => unproven.test(file));
const chosen =
  process.argv.length > 2 ? process.argv.slice(2) : storyFiles.filter((file) => !unproven.test(file));
if (process.argv.length === 2) {
  console.log(`Left out, because they have not passed in all four themes yet: ${leftOut.join(', ')}`);
}

const { url, close } = await serveFolder('storybook-static');
const runner = spawn(
  'node_modules/.bin/test-storybook',
  [
    '--url',
    url,
    '--config-dir',
    '.storybook',
    '--maxWorkers',
    '2',
    '--json',
    '--outputFile',
    'reports/stories.json',
    ...chosen,
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
runner.on('exit', (code) => {
  close();
  process.exit(code ?? 1);
});
