import path from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { tsImport } from 'tsx/esm/api';

const { browserArgs, browserPath } = await tsImport('../tests/support/browser.ts', import.meta.url);
const base = getJestConfig();
const root = path.resolve(import.meta.dirname, '..');

/** Default settings of the test runner, with the browser that all tests use. */
export default {
  ...base,
  rootDir: root,
  // The built package has the name of its source, and Jest warns about the same name twice.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // The story of a journey goes through a whole page. The default of 15 s is too short on a busy machine.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
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
