import type { Page } from '@playwright/test';

import { expect, test } from '../e2e/fixtures.ts';
import { main, open } from '../e2e/support/site.ts';

test.use({ expectedConsole: /./ });

/** Fills each field by keyboard. Throws if this moves the focus or leaves the page. */
async function answerEach(page: Page) {
  const { pathname } = new URL(page.url());
  const fields = await main(page).locator('input:visible, select:visible, textarea:visible').all();
  expect(fields.length).toBeGreaterThan(3);
  for (const field of fields) {
    await field.focus();
    if (await field.evaluate((each) => each.matches('[type=checkbox]'))) await page.keyboard.press('Space');
    else if (await field.evaluate((each) => each.matches('select'))) await page.keyboard.press('ArrowDown');
    else await page.keyboard.type('1');
    await expect(field).toBeFocused({ timeout: 1000 });
    expect(new URL(page.url()).pathname).toBe(pathname);
  }
}

for (const path of ['/contact', '/ai-audit'])
  test(`[X-02] an answer changes neither the page nor the place: ${path}`, async ({ page }) => {
    await open(page, path);
    await answerEach(page);
  });

/** Throws if the error of a wrong field does not say what to type. */
async function expectHelpfulErrors(page: Page) {
  const errors = main(page).locator('[aria-invalid=true]');
  await expect(errors).not.toHaveCount(0);
  for (const field of await errors.all())
    await expect(field).toHaveAccessibleDescription(/^Error: (Enter|Say|Choose) .{5,}/, { timeout: 1000 });
}

const forms = [
  {
    path: '/contact',
    send: /Send message|Open in my mail program/,
    email: 'Your email',
    phone: 'Your phone',
  },
  { path: '/ai-audit', send: 'Write my report with AI', email: 'Email', phone: 'Phone' },
];
for (const { path, send, email, phone } of forms)
  test(`[VAL-14] each error says what to type: ${path}`, async ({ page }) => {
    await open(page, path);
    const button = main(page).getByRole('button', { name: send });
    await button.click();
    await expectHelpfulErrors(page);
    await main(page).getByLabel(email).fill('nonsense');
    await main(page).getByLabel(phone).fill('nonsense');
    await button.click();
    for (const label of [email, phone])
      await expect(main(page).getByLabel(label)).toHaveAccessibleDescription(/Enter .*, like \S+/);
  });

/** Presses each control and releases the pointer elsewhere. Throws if this has an effect. */
async function pressAndLeave(page: Page) {
  // The times of calls load at the first movement of the visitor, so controls are counted after that.
  await page.mouse.move(2, 400);
  await expect(main(page).getByRole('link', { name: /: a call on/ })).not.toHaveCount(0);
  const controls = await main(page).locator('button:visible, a[href^="/"]:visible, summary:visible').all();
  expect(controls.length).toBeGreaterThan(5);
  const state = () =>
    page.evaluate(
      () => `${location.href} ${document.querySelectorAll('details[open], [aria-invalid=true]').length}`,
    );
  const before = await state();
  for (const control of controls) {
    await control.hover();
    await page.mouse.down();
    await page.mouse.move(2, 400);
    await page.mouse.up();
    expect(await state()).toBe(before);
  }
}

test('[X-02] a press that is led away and let go does nothing', async ({ page }) => {
  await open(page, '/contact');
  await pressAndLeave(page);
});

/** Returns the names of animations that run more than once. */
const repeatingMovements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect?.getComputedTiming().iterations ?? 1) > 1)
      .map((each) => ('animationName' in each ? String(each.animationName) : 'an animation')),
  );

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const path of '/ /services /services/voice-agents /ai-audit /automations /case-studies /contact'.split(
    ' ',
  ))
    test(`[X-02] nothing on ${path} repeats its movement`, async ({ page }) => {
      await open(page, path);
      for (let step = 0; step < 8; step++) {
        expect(await repeatingMovements(page)).toEqual([]);
        await page.mouse.wheel(0, 700);
        await page.waitForTimeout(100);
      }
    });
});
