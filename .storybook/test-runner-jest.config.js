import path from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { tsImport } from 'tsx/esm/api';

const { browserArgs, browserPath } = await tsImport('../tests/support/browser.ts', import.meta.url);
const defaults = getJestConfig();
const root = path.resolve(import.meta.dirname, '..');

/** Default settings of the test runner, with the browser that all tests use. */
export default {
  ...defaults,
  rootDir: root,
  // The built package in `dist` has the same name as its source, and Jest warns about equal names.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // In milliseconds. The default of 15 s is too short on a busy machine for a journey, a story that uses a whole page.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...defaults.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath: await browserPath(), headless: true, args: browserArgs },
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Asia/Nicosia',
      },
    },
  },
};
