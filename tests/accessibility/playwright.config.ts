import { defineConfig } from '@playwright/test';

import endToEnd from '../e2e/playwright.config.ts';

/** Runs four engines on every page and state of the built site, in the browser of the end-to-end tests. */
export default defineConfig({
  ...endToEnd,
  testDir: '.',
  testMatch: '*.spec.ts',
  // Transcripts: accepted with `npm run test:accessibility -- speech --update-snapshots`.
  snapshotPathTemplate: '{testDir}/speech/{arg}{ext}',
  outputDir: '../../test-results/accessibility',
  // Enough for fifteen runs of engines on a busy machine.
  timeout: 300_000,
  reporter: [['line'], ['./report.ts'], ['junit', { outputFile: '../../reports/accessibility.xml' }]],
});
