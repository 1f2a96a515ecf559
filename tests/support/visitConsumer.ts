import { chromium, type Page } from 'playwright';

import { browserArgs, browserPath } from './browser.ts';

/** Observations of a visit to an application that uses the library. */
interface Visit {
  /** HTML from the server of the application. */
  readonly html: string;
  /** Background colour of the page in each of the four themes. */
  readonly backgrounds: readonly string[];
  /** Computed styles of its button and its first heading. */
  readonly styles: {
    readonly buttonBackground: string;
    readonly buttonMargin: string;
    readonly headingSize: string;
  };
  /** Texts of the elements that are not mirrored when the page is set to right to left. */
  readonly unmirrored: readonly string[];
  /** Warnings and errors of the console, and errors of the page. */
  readonly messages: readonly string[];
}

/**
 * Returns the text of each visible heading and control, and the distances of its start and its end from the start of
 * the window, in px. The start is the left side, or the right side if the page is set to right to left.
 */
const sidesOf = (page: Page) =>
  page.locator(':is(h1, h2, button, label, input, summary):visible').evaluateAll((elements) =>
    elements.map((element) => {
      const { clientWidth, dir } = document.documentElement;
      const { left, right } = element.getBoundingClientRect();
      const [start = 0, end = 0] = dir === 'rtl' ? [clientWidth - right, clientWidth - left] : [left, right];
      return { text: `${element.localName} ${element.textContent}`, start, end };
    }),
  );

/**
 * Opens an application that uses the library and presses its button, which opens a dialog. Sets the page to right to
 * left, closes the dialog, and sets the four themes one after another. `alter` changes the HTML before the browser gets
 * it.
 */
export async function visitConsumer(url: string, alter = (html: string) => html): Promise<Visit> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const messages: string[] = [];
    page.on('console', (message) => /warning|error/.test(message.type()) && messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    let html = '';
    await page.route('**', async (route, request) => {
      if (!request.isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      html = alter(await response.text());
      return route.fulfill({ response, body: html });
    });
    await page.goto(url);
    // An island of Astro loads its script after the page. A press before that has no effect.
    await page.locator('astro-island[ssr]').first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Sent 0 times' }).click();
    await page.getByRole('dialog', { name: 'Thank you' }).waitFor();
    const sides = await sidesOf(page);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const mirrored = await sidesOf(page);
    const unmirrored = sides.flatMap(({ text, start, end }, index) => {
      const other = mirrored[index];
      return other && Math.abs(other.start - start) < 1 && Math.abs(other.end - end) < 1 ? [] : [text];
    });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sent 1 times' }).waitFor();
    const button = page.getByRole('button', { name: 'Sent 1 times' });
    const styleOf = (locator: typeof button, property: 'backgroundColor' | 'marginTop' | 'fontSize') =>
      locator.evaluate((element, name) => getComputedStyle(element)[name], property);
    const styles = {
      buttonBackground: await styleOf(button, 'backgroundColor'),
      buttonMargin: await styleOf(button, 'marginTop'),
      headingSize: await styleOf(page.locator('h1, h2').first(), 'fontSize'),
    };
    const backgrounds = await page.evaluate(() => {
      const { documentElement: element } = document;
      return [false, true].flatMap((dark) =>
        ['normal', 'more'].map((contrast) => {
          element.classList.toggle('dark', dark);
          element.dataset.contrast = contrast;
          return getComputedStyle(element).backgroundColor;
        }),
      );
    });
    return { html, backgrounds, styles, unmirrored, messages };
  } finally {
    await browser.close();
  }
}
