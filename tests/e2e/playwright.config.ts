import { defineConfig } from '@playwright/test';

import { browserArgs, browserPath } from '../support/browser.ts';

/** The built site in a real Chromium; each worker starts its own server and its own model (see fixtures.ts). */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that passes at its second try is listed as flaky at the end.
  retries: 1,
  // A journey of two hundred key presses takes twelve seconds on a quiet machine and forty on a busy one.
  timeout: 60_000,
  reporter: [['line'], ['junit', { outputFile: '../../reports/e2e.xml' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    // Animations cost many frames; tests about motion switch them on (support/motion.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await browserPath(), args: browserArgs },
    // A trace of every test would double their time: `--trace on` records the one that failed.
    trace: 'off',
    locale: 'en-GB',
    timezoneId: 'Asia/Nicosia',
  },
});
