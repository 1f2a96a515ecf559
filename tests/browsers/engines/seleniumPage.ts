import { setTimeout as wait } from 'node:timers/promises';
import { By, Key, type WebDriver, WebElement } from 'selenium-webdriver';

import type { BrowserPage, Target } from '../BrowserPage.ts';
import { notThere, pageMethods } from '../inPage/pageMethods.ts';
import { waitFor } from '../inPage/waitFor.ts';

const keyCodes = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  End: Key.END,
  Backspace: Key.BACK_SPACE,
};

/** Time limit of a script in milliseconds. Scripts wait at most for a frame or for a message. */
export const scriptLimit = 10_000;

/** State of a driver: the tab that it controls now. */
interface DriverState {
  tab: string;
}

/** Returns a tab that is controlled by Selenium. The driver controls one tab at a time, so each step selects its tab. */
export function seleniumPage(
  driver: WebDriver,
  tab: string,
  origin: string,
  driverState: DriverState,
): BrowserPage {
  const here = async () => {
    if (driverState.tab === tab) return;
    await driver.switchTo().window(tab);
    driverState.tab = tab;
  };
  const ask = async (expression: string): Promise<unknown> => {
    await here();
    const running = driver.executeAsyncScript<{ value?: unknown; error?: string }>(
      `const done = arguments[0];
      Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
    );
    // The driver never responds to a script if its page has just been left.
    const tooLate = wait(scriptLimit + 5_000, undefined, { ref: false }).then(() => {
      throw new Error('The driver does not answer.');
    });
    const { value, error } = await Promise.race([running, tooLate]);
    if (error) throw new Error(error);
    return value;
  };
  const { evaluateWithQueries: _, settle, ...methods } = pageMethods(origin, ask);

  /**
   * Acts on an element. Repeats it if the page has replaced the element in the meantime. The element is scrolled into
   * view first, because the driver does not wait for smooth scrolling and refuses invisible elements.
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
    ...methods,
    click: (target) => act(target, (element) => element.click()),
    doubleClick: (target) => act(target, (element) => mouse().doubleClick(element).perform()),
    // The mouse starts at another place. Otherwise the driver may believe that it is already there, and does not move it.
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
      // A tab in the background is not rendered.
      await driver.switchTo().newWindow('window');
      driverState.tab = await driver.getWindowHandle();
      return seleniumPage(driver, driverState.tab, origin, driverState);
    },
  };
}
