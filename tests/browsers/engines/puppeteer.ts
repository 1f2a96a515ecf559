import { type LaunchOptions, launch, type Page } from 'puppeteer-core';

import type { RunningBrowser } from '../BrowserPage.ts';
import { puppeteerPage } from './puppeteerPage.ts';

/** Starts a browser for Puppeteer. Each visitor has a separate context. */
export async function startWithPuppeteer(origin: string, options: LaunchOptions): Promise<RunningBrowser> {
  const browser = await launch({ defaultViewport: { width: 1280, height: 800 }, ...options });
  return {
    version: await browser.version(),
    async visit(onMessage) {
      const context = await browser.createBrowserContext();
      const listen = (page: Page) => {
        page.on('console', (message) => {
          // An error object has no text here. The page reports it completely (visit/watch.ts).
          const isTold = message.text().includes('JSHandle@');
          if (['error', 'warn'].includes(message.type()) && !isTold)
            onMessage(`console ${message.type()}: ${message.text()}`);
        });
        page.on('pageerror', (error) => onMessage(`uncaught: ${error}`));
      };
      return {
        page: puppeteerPage(await context.newPage(), origin, listen),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
