import { browserArgs, browserPath } from '../../support/browser.ts';
import type { Engine } from '../BrowserPage.ts';
import { startWithPuppeteer } from './puppeteer.ts';

/** The Chromium of all other tests. */
export const chromium: Engine = {
  name: 'chromium',
  missing: () => undefined,
  // Its headless form keeps no page in memory.
  keepsPages: false,
  start: async (origin) =>
    startWithPuppeteer(origin, { executablePath: await browserPath(), args: browserArgs }),
};
