import { chromium, type Page } from 'playwright';

import { browserArgs, browserPath } from './browser.ts';

/** Observations of a visit to an application of the library. */
interface Visit {
  /** The page as its server wrote it. */
  readonly html: string;
  /** The colour of the page in each of the four themes. */
  readonly papers: readonly string[];
  /** Computed styles of its button and its first heading. */
  readonly styles: {
    readonly buttonGround: string;
    readonly buttonMargin: string;
    readonly headingSize: string;
  };
  /** Elements that right to left does not put where a mirror would, by their text. */
  readonly unmirrored: readonly string[];
  /** Warnings and errors of the console, and errors of the page. */
  readonly said: readonly string[];
}

/** Distances from the sides of the window, in px: by the text of each element, its start and its end. */
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
 * Opens an application of another team, presses its button, leaves the dialog that answers, puts the page from right to
 * left and into the four themes. `alter` changes the page on its way to the browser.
 */
export async function visitConsumer(url: string, alter = (html: string) => html): Promise<Visit> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const said: string[] = [];
    page.on('console', (message) => /warning|error/.test(message.type()) && said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    let html = '';
    await page.route('**', async (route, request) => {
      if (!request.isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      html = alter(await response.text());
      return route.fulfill({ response, body: html });
    });
    await page.goto(url);
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
      buttonGround: await styleOf(button, 'backgroundColor'),
      buttonMargin: await styleOf(button, 'marginTop'),
      headingSize: await styleOf(page.locator('h1, h2').first(), 'fontSize'),
    };
    const papers = await page.evaluate(() => {
      const { documentElement: element } = document;
      return [false, true].flatMap((dark) =>
        ['normal', 'more'].map((contrast) => {
          element.classList.toggle('dark', dark);
          element.dataset.contrast = contrast;
          return getComputedStyle(element).backgroundColor;
        }),
      );
    });
    return { html, papers, styles, unmirrored, said };
  } finally {
    await browser.close();
  }
}
