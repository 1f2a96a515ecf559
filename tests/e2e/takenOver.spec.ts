import { expect, test } from './fixtures.ts';
import { everywhere } from './support/routes.ts';
import { main, open } from './support/site.ts';

test.use({ expectedConsole: [/status of 404/] });

// The watch over the console (see fixtures.ts) turns every error and warning into a failure.
for (const route of everywhere) {
  test(`[X-05] ${route} is taken over by the app as it was sent, without a word in the console`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const still = await context.newPage();
    await still.goto(`${baseURL}${route}`);
    const sent = { title: await still.title(), text: await main(still).innerText() };
    await context.close();

    await open(page, route);
    await expect(page).toHaveTitle(sent.title);
    await expect.poll(() => main(page).innerText()).toBe(sent.text);
  });
}
