import type { ElementHandle, Page } from 'puppeteer-core';

import type { BrowserPage, Target } from '../BrowserPage.ts';
import { notThere, pageMethods } from '../inPage/pageMethods.ts';
import { waitFor } from '../inPage/waitFor.ts';

/** Returns a tab that is controlled by Puppeteer. */
export function puppeteerPage(page: Page, origin: string, listen: (page: Page) => void): BrowserPage {
  listen(page);
  const { evaluateWithQueries, settle, ...methods } = pageMethods(origin, (expression) =>
    page.evaluate(expression),
  );

  /** Acts on an element. Repeats it if the page has replaced the element in the meantime. */
  const act = (target: Target, action: (element: ElementHandle<HTMLElement>) => Promise<unknown>) =>
    waitFor(
      async () => {
        await page.bringToFront(); // No engine renders a tab in the background.
        await evaluateWithQueries(() => {});
        const element = await page.evaluateHandle((wanted: Target) => {
          const [first] = findVisible(wanted);
          if (!first) throw new Error('Not yet.');
          return first;
        }, target);
        await action(element);
        return true;
      },
      () => notThere(target),
    ).then(() => {});

  const actAtRest: typeof act = async (target, action) => {
    await page.bringToFront();
    await settle(target);
    await act(target, action);
  };

  return {
    ...methods,
    click: (target) => actAtRest(target, (element) => element.click()),
    doubleClick: (target) => actAtRest(target, (element) => element.click({ count: 2 })),
    hover: (target) => actAtRest(target, (element) => element.hover()),
    fill: (target, text) =>
      act(target, async (field) => {
        await field.focus();
        await field.evaluate((element) => {
          if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
        });
        await page.keyboard.press('Backspace');
        await page.keyboard.type(text);
      }),
    choose: (target, value) => act(target, (field) => field.select(value)),
    type: async (keys) =>
      typeof keys === 'string' ? page.keyboard.press(keys) : page.keyboard.type(keys.text),
    resize: (width, height) => page.setViewport({ width, height }),
    newTab: async () => puppeteerPage(await page.browserContext().newPage(), origin, listen),
  };
}
