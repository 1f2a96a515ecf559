import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import { serveFolder } from './serveFolder.ts';

/** A run of @storybook/test-runner. */
export interface StoryRun {
  /** File for the results, in the JUnit format. */
  readonly report: string;
  /** Story files. @default all */
  readonly files?: readonly string[];
}

/**
 * Serves the static Storybook and runs its stories in a real Chromium. Resolves with the runner's exit code. Throws when
 * no Storybook is built.
 */
export async function runStories({ report, files = [] }: StoryRun): Promise<number> {
  if (!existsSync('storybook-static/index.json'))
    throw new Error('There is no built Storybook to test. Run `npm run storybook:build` first.');
  mkdirSync(path.dirname(report), { recursive: true });
  const { url, close } = await serveFolder('storybook-static');
  const settings = ['--url', url, '--config-dir', '.storybook', '--maxWorkers', '2', '--failOnConsole'];
  const runner = spawn('node_modules/.bin/test-storybook', [...settings, '--junit', ...files], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, JEST_JUNIT_OUTPUT_FILE: report },
  });
  const [code] = await once(runner, 'exit');
  await close();
  return code ?? 1;
}
