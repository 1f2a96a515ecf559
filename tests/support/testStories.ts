// Serves the static Storybook and runs every story in a real Chromium through @storybook/test-runner.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

import { serveFolder } from './serveFolder.ts';

if (!existsSync('storybook-static/index.json')) {
  console.error('There is no built Storybook to test. Run `npm run storybook:build` first.');
  process.exit(1);
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
    ...process.argv.slice(2),
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
runner.on('exit', (code) => {
  close();
  process.exit(code ?? 1);
});
