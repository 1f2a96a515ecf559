import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

import { postsPlugin } from '../site/build/postsPlugin.ts';

const plugins = [postsPlugin(), react(), vanillaExtractPlugin()];
const define = { __BUILD_YEAR__: 2026, __REPORTING_RELEASE__: 'null' };
/** Stories and tests in design-system reach Storybook and tests by the paths of `tsconfig.json`. */
const resolve = { tsconfigPaths: true };
/** Tests of the facts, cases and posts of the sample firm, which go when another firm takes the site over. */
const sample = '{design-system,services,site,tests}/**/*.sample.test.{ts,tsx}';
const root = new URL('..', import.meta.url).pathname;

/**
 * `unit`: no browser, no server of ours. `sample`: the same, about the facts of the sample firm alone. `contract`: each interface against each implementation, over loopback HTTP.
 * `workerd`: those suites again whose gateway can run on an edge platform, with the gateway in that runtime.
 */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        plugins,
        define,
        resolve,
        test: {
          name: 'unit',
          // Files of a worker share their modules: importing them anew took most of the time.
          pool: 'threads',
          isolate: false,
          testTimeout: 20_000,
          setupFiles: 'tests/support/seedProperties.ts',
          include: [
            '{.storybook,design-system,services,site}/**/*.test.{ts,tsx}',
            'tests/{accessibility,architecture,conformance,content,support,visual}/**/*.test.{ts,tsx}',
          ],
          exclude: [...configDefaults.exclude, sample],
        },
      },
      {
        root,
        plugins,
        // A copy: the first project empties the object that it is given.
        define: { ...define },
        resolve,
        test: {
          name: 'sample',
          pool: 'threads',
          isolate: false,
          testTimeout: 20_000,
          setupFiles: 'tests/support/seedProperties.ts',
          include: [sample],
        },
      },
      {
        root,
        plugins,
        define,
        resolve,
        test: {
          name: 'contract',
          // As in the unit tests.
          pool: 'threads',
          isolate: false,
          include: ['tests/{contract,integration,security}/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
          // Ten seconds are too short to stop several servers on a busy machine.
          hookTimeout: 60_000,
          // Most of its time is waiting for what hangs.
          maxWorkers: 2,
          // A second is too short for a process on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          // Ports and processes of the machine can come in the way; flakyReporter.ts names such a test.
          retry: 1,
        },
      },
      {
        root,
        plugins,
        define,
        resolve,
        test: {
          name: 'workerd',
          pool: 'threads',
          isolate: false,
          env: { GATEWAY_RUNTIME: 'workerd' },
          globalSetup: 'tests/contract/workerd/startWorkerd.ts',
          include: [
            'tests/contract/{TextGenerator.contract,gateway{Answers,Faults,Leads,Refusals,Requests,Streams}}.test.ts',
          ],
          testTimeout: 20_000,
          retry: 1,
        },
      },
    ],
  },
});
