import { setTimeout as wait } from 'node:timers/promises';
import { By, Key, type WebDriver, WebElement } from 'selenium-webdriver';

import type { BrowserPage, Target } from '../BrowserPage.ts';
import { lookingAt, notThere } from '../inPage/looking.ts';
import { waitFor } from '../inPage/waitFor.ts';

const keyCodes = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  End: Key.END,
  Backspace: Key.BACK_SPACE,
};

/** Milliseconds that a script may take: none waits for more than a frame or a message on its way. */
export const scriptLimit = 10_000;

/** The tab that a driver has in its hands. */
interface Hands {
  tab: string;
}

/** A tab that Selenium drives. The driver has one tab in its hands at a time, so it is named before a step. */
export function seleniumPage(driver: WebDriver, tab: string, origin: string, hands: Hands): BrowserPage {
  const here = async () => {
    if (hands.tab === tab) return;
    await driver.switchTo().window(tab);
    hands.tab = tab;
  };
  const ask = async (expression: string): Promise<unknown> => {
    await here();
    const running = driver.executeAsyncScript<{ value?: unknown; error?: string }>(
      `const done = arguments[0];
      Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
    );
    // The driver never answers for a script whose page has just been left.
    const tooLate = wait(scriptLimit + 5_000, undefined, { ref: false }).then(() => {
      throw new Error('The driver does not answer.');
    });
    const { value, error } = await Promise.race([running, tooLate]);
    if (error) throw new Error(error);
    return value;
  };
  const { look: _, settle, ...looks } = lookingAt(origin, ask);

  /**
   * Does something to an element, again if the page has drawn itself anew meanwhile. It is brought into the window
   * before: the driver does not wait for smooth scrolling, and refuses what is not in sight.
   */
  const act = (target: Target, action: (element: WebElement) => Promise<void>) =>
    waitFor(
      async () => {
        await settle(target);
        const element = await driver.executeScript('return findVisible(arguments[0])[0]', target);
        if (!(element instanceof WebElement)) return undefined;
        await action(element);
        return true;
      },
      () => notThere(target),
    ).then(() => {});
  const mouse = () => driver.actions({ async: true });

  return {
    ...looks,
    click: (target) => act(target, (element) => element.click()),
    doubleClick: (target) => act(target, (element) => mouse().doubleClick(element).perform()),
    // From elsewhere: the driver moves nothing where its last action has left the mouse, though a click moved it on.
    hover: (target) =>
      act(target, (element) => mouse().move({ x: 0, y: 0 }).move({ origin: element }).perform()),
    fill: (target, text) =>
      act(target, async (field) => {
        await field.clear();
        await field.sendKeys(text);
      }),
    choose: (target, value) =>
      act(target, (field) => field.findElement(By.css(`option[value="${value}"]`)).click()),
    async type(keys) {
      await here();
      const text = typeof keys === 'string' ? keyCodes[keys] : keys.text;
      await mouse().sendKeys(text).perform();
    },
    async resize(width, height) {
      await here();
      await driver.manage().window().setRect({ width, height });
    },
    async newTab() {
      // A tab behind another is not drawn.
      await driver.switchTo().newWindow('window');
      hands.tab = await driver.getWindowHandle();
      return seleniumPage(driver, hands.tab, origin, hands);
    },
  };
}
