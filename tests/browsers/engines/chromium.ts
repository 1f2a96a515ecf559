import { browserArgs, browserPath } from '../../support/browser.ts';
import type { Engine } from '../BrowserPage.ts';
import { startWithPuppeteer } from './puppeteer.ts';

/** The Chromium of all other tests. */
export const chromium: Engine = {
  name: 'chromium',
  settings: [],
  missing: () => undefined,
  lacks: { keepsPages: 'its headless form keeps no page in memory' },
  start: async (origin) =>
    startWithPuppeteer(origin, { executablePath: await browserPath(), args: browserArgs }),
};
