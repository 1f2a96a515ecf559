import { chromium } from 'playwright';

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
  /** Warnings and errors of the console, and errors of the page. */
  readonly said: readonly string[];
}

/**
 * Opens an application of another team, presses its button, leaves the dialog that answers, and puts the page into the
 * four themes. `alter` changes the page on its way to the browser.
 */
export async function visitConsumer(url: string, alter = (html: string) => html): Promise<Visit> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
  try {
    const page = await browser.newPage();
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
    return { html, papers, styles, said };
  } finally {
    await browser.close();
  }
}
