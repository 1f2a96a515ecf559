import { contact } from '#services/knowledge';

import { expect, test } from './fixtures.ts';
import { answersOfABakery, fillForm, generate, reportShown } from './support/audit.ts';
import { ask, log, modelCalls, openChat, panel } from './support/chat.ts';
import { openSettings, setting } from './support/preferences.ts';
import { banner, fillStorage, main, open, storedText, title } from './support/site.ts';

const badValues = [
  '{bad',
  '',
  'null',
  '[]',
  '7',
  '"dark"',
  '{"theme":"purple","settings":null}',
  '{"theme":{"toString":1},"settings":{"animationsEnabled":"no","highContrastMode":[]}}',
  '{"__proto__":{"polluted":true},"theme":"light"}',
  `{"theme":"${'x'.repeat(100_000)}"}`,
];

test.describe('what is stored is damaged', () => {
  test.use({ expectedConsole: /What is stored under/ });

  test('[ST-18, R-03] the site opens with defaults for any damaged app-state', async ({ page }) => {
    for (const value of badValues)
      await test.step(value.slice(0, 40) || 'empty', async () => {
        await fillStorage(page, { 'app-state': value });
        await open(page, '/about');
        await expect(title(page)).toContainText('About Us');
        await expect(page.locator('body')).toHaveAttribute('data-theme', /^(light|dark)$/);
        expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
        await openSettings(page);
        await setting(page, 'High contrast').check();
        await expect(page.locator('[data-high-contrast="true"]')).toHaveCount(1);
      });
  });

  test('[ST-18, R-03] damaged reports are set aside, and new ones are stored', async ({ page }) => {
    await fillStorage(page, { audits: '[{"id":1},{bad' });
    await open(page, '/ai-audit');
    await main(page)
      .getByRole('button', { name: /without AI/i })
      .waitFor();
    await fillForm(page);
    await main(page)
      .getByRole('button', { name: /without AI/i })
      .click();
    await reportShown(page);
    await expect.poll(() => storedText(page, 'audits')).toContain(answersOfABakery['Business name']);
    expect(await storedText(page, 'audits.corrupt')).toBe('[{"id":1},{bad');
  });

  test('[R-03] the chat starts anew from a damaged conversation', async ({ page }) => {
    await page.goto('/robots.txt');
    await page.evaluate(() => sessionStorage.setItem('chat', '{"messages":[{"content":7}],"open":"yes"'));
    await open(page, '/about');
    await openChat(page);
    await expect(log(page)).toContainText("Hello! I'm");
  });
});

test.describe('storage refuses', () => {
  test.use({ expectedConsole: /status of 503/ });

  for (const [how, error] of [
    ['storage is full', 'QuotaExceededError'],
    ['storage is forbidden', 'SecurityError'],
  ] as const) {
    test(`[R-01, R-02, CALL-12] the report is shown and said not to be saved when ${how}`, async ({
      page,
    }) => {
      await page.addInitScript((name) => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Refused.', name);
        };
      }, error);
      await fillForm(page);
      await generate(page).click();
      await reportShown(page);
      await expect(page.locator('body')).toContainText(
        /not (be )?(kept|saved|stored)|(cannot|refused to) keep|no room/i,
      );
      expect(await storedText(page, 'audits')).toBeNull();
    });
  }

  test('[R-01] pages, settings and chat work when reading localStorage itself throws', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Forbidden.', 'SecurityError');
          },
        });
    });
    await open(page, '/');
    await banner(page).getByRole('link', { name: 'About Us' }).click();
    await expect(title(page)).toContainText('About Us');
    await openSettings(page);
    await setting(page, 'Dark').check();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.keyboard.press('Escape');
    await openChat(page);
    expect(await ask(page, 'How can I contact you?')).toContain(contact.phone);
  });
});

test.describe('the gateway answers nonsense', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  for (const [what, reply] of [
    ['HTML', { status: 200, contentType: 'text/html', body: '<h1>Welcome to the airport Wi-Fi</h1>' }],
    ['half of a JSON text', { status: 200, contentType: 'application/json', body: '{"candidates":[{"con' }],
    ['another JSON text', { status: 200, contentType: 'application/json', body: '[1,2,"three"]' }],
    ['nothing', { status: 200, contentType: 'application/json', body: '' }],
    ['a status of its own', { status: 599, contentType: 'text/plain', body: '' }],
  ] as const) {
    test(`[ERR-10] the chat answers from the site after ${what}`, async ({ page }) => {
      await page.route(modelCalls, (route) => route.fulfill(reply));
      await open(page, '/about');
      await openChat(page);
      expect(await ask(page, 'How can I contact you?')).toContain(contact.phone);
      await expect(panel(page)).not.toContainText(/error|failed|airport|JSON/i);
    });

    test(`[ST-09] the audit still shows a report after ${what}`, async ({ page }) => {
      await page.route('**/*:generateContent*', (route) => route.fulfill(reply));
      await fillForm(page);
      await generate(page).click();
      await reportShown(page);
      await expect(main(page)).not.toContainText(/airport/);
    });
  }

  test('[ERR-10, R-21] the chat works without a connection', async ({ page, context }) => {
    await open(page, '/about');
    await openChat(page);
    await ask(page, 'Hello');
    await context.setOffline(true);
    expect(await ask(page, 'How can I contact you?')).toContain(contact.phone);
    await context.setOffline(false);
  });
});
