import type { Page } from 'puppeteer-core';

import type { BrowserPage, Target } from '../BrowserPage.ts';
import { lookingAt, notThere } from '../inPage/looking.ts';
import { waitFor } from '../inPage/waitFor.ts';

/** A tab that Puppeteer drives. */
export function puppeteerPage(page: Page, origin: string, listen: (page: Page) => void): BrowserPage {
  listen(page);
  const { prepare, settle, ...looks } = lookingAt(origin, (expression) => page.evaluate(expression));

  const element = (target: Target) =>
    waitFor(
      async () => {
        await prepare();
        return page.evaluateHandle((wanted: Target) => {
          const [first] = shownOnPage(wanted);
          if (!first) throw new Error('Not yet.');
          return first;
        }, target);
      },
      () => notThere(target),
    );

  const atRest = async (target: Target) => {
    await settle(target);
    return element(target);
  };

  return {
    ...looks,
    click: async (target) => (await atRest(target)).click(),
    doubleClick: async (target) => (await atRest(target)).click({ count: 2 }),
    hover: async (target) => (await atRest(target)).hover(),
    async fill(target, text) {
      const field = await element(target);
      await field.focus();
      await page.evaluate(() => {
        const at = document.activeElement;
        if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) at.select();
      });
      await page.keyboard.press('Backspace');
      await page.keyboard.type(text);
    },
    choose: async (target, value) => void (await (await element(target)).select(value)),
    type: async (keys) =>
      typeof keys === 'string' ? page.keyboard.press(keys) : page.keyboard.type(keys.text),
    resize: (width, height) => page.setViewport({ width, height }),
    newTab: async () => puppeteerPage(await page.browserContext().newPage(), origin, listen),
  };
}
