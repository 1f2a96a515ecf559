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

/** The system's own Firefox, driven over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  lacks: {},
  missing: () =>
    executablePath
      ? undefined
      : 'Install Firefox (Debian: apt install firefox-esr), or set FIREFOX_PATH to one.',
  start: (origin, { withoutStorage = false } = {}) =>
    startWithPuppeteer(origin, {
      browser: 'firefox',
      executablePath: executablePath ?? '',
      // 2: every cookie is refused, and storage with them.
      extraPrefsFirefox: withoutStorage ? { 'network.cookie.cookieBehavior': 2 } : {},
    }),
};
