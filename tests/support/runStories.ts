import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

import { serveFolder } from './serveFolder.ts';

/** A run of @storybook/test-runner. */
export interface StoryRun {
  /** Where its results go, as JSON. */
  readonly report: string;
  /** Story files; all when there are none. */
  readonly files?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Says nothing but what went wrong. */
  readonly quiet?: boolean;
}

/** Serves the static Storybook and runs its stories in a real Chromium. Resolves with the runner's exit code. */
export async function runStories({ report, files = [], env = {}, quiet = false }: StoryRun): Promise<number> {
  if (!existsSync('storybook-static/index.json')) {
    console.error('There is no built Storybook to test. Run `npm run storybook:build` first.');
    return 1;
  }
  const { url, close } = await serveFolder('storybook-static');
  const settings = ['--url', url, '--config-dir', '.storybook', '--maxWorkers', '2', '--failOnConsole'];
  const runner = spawn(
    'node_modules/.bin/test-storybook',
    [...settings, '--json', '--outputFile', report, ...files],
    {
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', quiet ? 'ignore' : 'inherit'],
      env: { ...process.env, ...env },
    },
  );
  return new Promise((resolve) => {
    runner.on('exit', (code) => {
      close();
      resolve(code ?? 1);
    });
  });
}
