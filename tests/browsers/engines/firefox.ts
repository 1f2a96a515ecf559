import { existsSync } from 'node:fs';

import type { Engine } from '../BrowserPage.ts';
import { startWithPuppeteer } from './puppeteer.ts';

const places = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const executablePath = places.find((place) => place && existsSync(place));

/** Firefox of the system, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  settings: ['withoutStorage', 'forgetsPages'],
  lacks: {},
  missing: () =>
    executablePath
      ? undefined
      : 'Install Firefox (Debian: apt install firefox-esr), or set FIREFOX_PATH to one.',
  start: (origin, { withoutStorage = false, forgetsPages = false } = {}) =>
    startWithPuppeteer(origin, {
      browser: 'firefox',
      executablePath: executablePath ?? '',
      extraPrefsFirefox: {
        // 2 refuses all cookies and all storage.
        ...(withoutStorage && { 'network.cookie.cookieBehavior': 2 }),
        ...(forgetsPages && { 'browser.sessionhistory.max_total_viewers': 0 }),
      },
    }),
};
