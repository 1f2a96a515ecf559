// Takes a picture of every route at four widths in three themes into reports/pictures, to be looked at.
// Usage: npm run pictures [-- /about /services]   (after npm run build)
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';

import { browserArgs, browserPath } from '../support/browser.ts';
import { builtRoutes } from '../support/builtRoutes.ts';
import { serveFolder } from '../support/serveFolder.ts';

const widths = [360, 768, 1280, 1920];
const themes = {
  light: null,
  dark: { theme: 'dark', settings: { animationsEnabled: true, highContrastMode: false } },
  contrast: { theme: 'light', settings: { animationsEnabled: true, highContrastMode: true } },
};
const asked = process.argv.slice(2);
const routes = asked.length > 0 ? asked : builtRoutes('dist/client');
const folder = 'reports/pictures';

mkdirSync(folder, { recursive: true });
const { url, close } = await serveFolder('dist/client');
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
for (const [theme, saved] of Object.entries(themes)) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
  if (saved)
    await context.addInitScript((state) => localStorage.setItem('app-state', state), JSON.stringify(saved));
  const page = await context.newPage();
  for (const route of routes) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 500 ? 800 : 900 });
      await page.goto(url + route);
      await page.evaluate(() => document.fonts.ready);
      const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
      await page.screenshot({ path: `${folder}/${name}-${theme}-${width}.png`, fullPage: true });
    }
  }
  await context.close();
}
await browser.close();
close();
console.log(`${routes.length * widths.length * 3} pictures in ${folder}`);
