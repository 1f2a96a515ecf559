import type { Page } from '@playwright/test';

import { checkAccessibility } from '../accessibility/checkAccessibility.ts';
import { expect, test } from './fixtures.ts';
import { expecting } from './support/expecting.ts';
import { overflow } from './support/overflow.ts';
import { everywhere } from './support/routes.ts';
import { banner, drawn, footer, main, open, title } from './support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: expecting(/status of 404/) });
test.setTimeout(60_000);

const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 640 };
const linesOf = async (page: Page) => (await main(page).innerText()).split('\n');

// One visit each, since opening a page takes longer than looking at it. The watch over the console (see fixtures.ts)
// turns every error and warning into a failure.
for (const route of everywhere) {
  test(`[X-05] ${route} can be read without scripts, and keeps all of it when the app takes over`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: wide });
    const sent = await context.newPage();
    await sent.goto(`${baseURL}${route}`);
    await expect(sent).toHaveTitle(/.{10,}/);
    await expect(title(sent)).toBeVisible();
    await expect(footer(sent)).toBeVisible();
    await expect(banner(sent).getByRole('link', { name: 'Services', exact: true })).toBeVisible();
    await expect(sent.locator('body')).not.toContainText(/Loading( page)?\.\.\.|Critical Error/);
    const sentTitle = await sent.title();
    const sentLines = await linesOf(sent);
    expect(sentLines.join('\n').length).toBeGreaterThan(200);
    await context.close();

    await open(page, route);
    await expect(page).toHaveTitle(sentTitle);
    // What only this browser can know may come in addition.
    await expect
      .poll(async () => {
        const lines = new Set(await linesOf(page));
        return sentLines.filter((line) => !lines.has(line));
      })
      .toEqual([]);
  });

  test(`[LAY-03, CHAT-01, ROLE-01, X-01, X-03, RT-15] ${route} is whole, accessible and fits, and can be left and found again`, async ({
    page,
  }) => {
    await open(page, route);
    await test.step('it has one main area, one footer, one heading and the chat', async () => {
      for (const one of [main(page), footer(page), banner(page), title(page)])
        await expect(one).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible();
    });
    await test.step('it breaks no rule of axe in any theme', () =>
      checkAccessibility(page, { name: route, scope: 'page' }));
    await test.step('it fits text of double size, and 320 px', async () => {
      await resizeText(page, '200%');
      expect(await overflow(page)).toEqual([]);
      await resizeText(page, '');
      await page.setViewportSize(narrow);
      await drawn(page);
      expect(await overflow(page)).toEqual([]);
      await page.setViewportSize(wide);
    });
    await test.step('it can be left, found again by going back, and left by going forward', () =>
      leaveAndReturn(page, route));
  });
}

async function resizeText(page: Page, size: string) {
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
  await drawn(page);
}

async function leaveAndReturn(page: Page, route: string) {
  const heading = await title(page).innerText();
  const elsewhere = route === '/contact' ? '/about' : '/contact';
  await footer(page)
    .getByRole('link', { name: route === '/contact' ? 'About Us' : 'Get in Touch' })
    .click();
  await expect(page).toHaveURL(elsewhere);
  await expect(title(page)).not.toHaveText(heading);
  await page.goBack();
  await expect(page).toHaveURL(route);
  await expect(title(page)).toHaveText(heading);
  await page.goForward();
  await expect(page).toHaveURL(elsewhere);
  await expect(title(page)).not.toHaveText(heading);
}

test('[X-01] a violation would be noticed', async ({ page }) => {
  await open(page, '/');
  await main(page).evaluate((place) => {
    const image = document.createElement('img');
    image.src = '/favicon.svg';
    place.append(image);
  });
  await expect(checkAccessibility(page, { name: '/', scope: 'page' })).rejects.toThrow(/image-alt/);
});

test('[X-03] what sticks out would be noticed', async ({ page }) => {
  await open(page, '/');
  await main(page).evaluate((place) => {
    const line = document.createElement('p');
    line.textContent = 'Too wide';
    line.style.width = '2000px';
    place.append(line);
  });
  expect((await overflow(page)).join()).toMatch(/beyond \d+/);
});
