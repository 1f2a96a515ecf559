import { expect, test } from './fixtures.ts';
import { expecting } from './support/expecting.ts';
import { everywhere } from './support/routes.ts';
import { main, open } from './support/site.ts';

test.use({ expectedConsole: expecting(/status of 404/) });

// The watch over the console (see fixtures.ts) turns every error and warning into a failure.
for (const route of everywhere) {
  test(`[X-05] ${route} keeps all that was sent when the app takes it over, without a word in the console`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const still = await context.newPage();
    await still.goto(`${baseURL}${route}`);
    const sent = { title: await still.title(), lines: (await main(still).innerText()).split('\n') };
    await context.close();

    await open(page, route);
    await expect(page).toHaveTitle(sent.title);
    // What only this browser can know may come in addition.
    await expect
      .poll(async () => {
        const lines = new Set((await main(page).innerText()).split('\n'));
        return sent.lines.filter((line) => !lines.has(line));
      })
      .toEqual([]);
  });
}
