// Takes screenshots of every route at four widths in three themes, for review, into reports/pictures/routes.
// Usage: npm test -- pictures [/about /services]   (after npm run build)
import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from 'playwright';

import { paint, type ThemeName } from '../accessibility/checkAccessibility.ts';
import { browserArgs, browserPath } from '../support/browser.ts';
import { builtRoutes } from '../support/builtRoutes.ts';
import { serveFolder } from '../support/serveFolder.ts';

const widths = [360, 768, 1280, 1920];
const themes: readonly ThemeName[] = ['light', 'dark', 'light-high-contrast'];
const asked = process.argv.slice(2);
const routes = asked.length > 0 ? asked : builtRoutes('dist/client');
const folder = 'reports/pictures/routes';

if (asked.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { url, close } = await serveFolder('dist/client');
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-GB' });
for (const route of routes) {
  const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(url + route, { waitUntil: 'networkidle' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 800 : 900 });
    await page.waitForFunction((wanted) => innerWidth === wanted && innerHeight <= 900, width);
    // `fullPage` lays the page out anew; a window as high as the page shows what visitors see.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    for (const theme of themes) {
      await paint(page, theme);
      await page.screenshot({ path: `${folder}/${name}--${theme}--${width}.png` });
    }
  }
}
await browser.close();
close();
console.log(`${routes.length * widths.length * themes.length} pictures in ${folder}`);
