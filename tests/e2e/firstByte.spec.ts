import type { Page } from '@playwright/test';

import { type EarlyField, type EarlyForm, earlyForms, valueIn } from '../earlyForms/earlyForms.ts';
import { expect, test } from './fixtures.ts';
import { holdChunks } from './support/chunks.ts';
import { interceptLeads } from './support/leads.ts';
import { afterPaint, hydrated, main } from './support/site.ts';

test.use({ expectedConsole: /status of 404/ });

/** The processor of a telephone, where hydration takes long enough to type in the middle of it. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Opens a page whose scripts are held until the returned function is called, which resolves after hydration. */
async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdChunks(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    await release();
    await hydrated(page);
  };
}

/** Answers a field as a person does. */
async function answer(page: Page, { type, selector, value }: EarlyField) {
  const field = page.locator(selector);
  if (type === 'select') await field.selectOption(value);
  else if (type === 'checkbox') await field.check();
  else await field.pressSequentially(value);
}

async function expectAnswers(page: Page, { fields }: EarlyForm, when: string) {
  for (const { selector, value } of fields)
    await expect.poll(() => page.evaluate(valueIn, selector), `${selector} ${when}`).toBe(value);
}

/** React renders every field of a form again when one of them changes. */
async function drawAgain(page: Page, { name, fields }: EarlyForm) {
  const last = fields.at(-1);
  if (name === 'filters') await main(page).getByRole('button', { name: /^All/ }).click();
  else if (last) await page.locator(last.selector).press('End');
  if (last && last.type !== 'select') {
    await page.keyboard.type('!');
    await page.keyboard.press('Backspace');
  }
  await afterPaint(page);
}

// Values that browsers restore and programs fill in are tested in each engine (tests/browsers/earlyInput.ts).
for (const form of earlyForms)
  test(`[X-05] the ${form.name} form keeps what is typed before the app begins`, async ({ page }) => {
    const takeOver = await openBeforeScripts(page, form.path);
    for (const field of form.fields) await answer(page, field);
    await takeOver();
    await afterPaint(page);
    await expectAnswers(page, form, 'after the app took over');
    await drawAgain(page, form);
    await expectAnswers(page, form, 'after the app drew the form again');
  });

test('[X-05] typing during hydration loses no letter and no focus', async ({ page }) => {
  await slowDown(page);
  const takeOver = await openBeforeScripts(page, '/contact');
  const message = page.locator('#contact-message');
  const text = 'Every order from a restaurant is typed twice, and nobody knows which copy is right.';
  await message.focus();
  const takingOver = takeOver();
  await page.keyboard.type(text, { delay: 20 });
  await takingOver;
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(text);
});

test("[X-05] hydration keeps an input method's composition and the caret", async ({ page }) => {
  await slowDown(page);
  const takeOver = await openBeforeScripts(page, '/contact');
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  const message = page.locator('#contact-message');
  await message.fill('ab');
  await message.press('ArrowLeft');
  await compose('にほ');
  await takeOver();
  await afterPaint(page);
  await compose('にほん');
  await keyboard.send('Input.insertText', { text: '日本' });
  await expect(message).toHaveValue('a日本b');
  const caret = await message.evaluate((field) =>
    field instanceof HTMLTextAreaElement ? field.selectionStart : null,
  );
  expect(caret).toBe(3);
});

test.describe('a press before hydration is replayed after it', () => {
  const fill = async (page: Page, name: string) => {
    for (const field of earlyForms.find((form) => form.name === name)?.fields ?? [])
      await answer(page, field);
  };

  test('[X-05] the audit writes one report for two early presses', async ({ page }) => {
    const takeOver = await openBeforeScripts(page, '/ai-audit');
    await fill(page, 'audit');
    await page.getByRole('button', { name: 'Write my report without AI' }).dblclick();
    await takeOver();
    await expect(main(page)).toContainText('Zephyr Mills');
    await expect(page.getByRole('heading', { name: 'Executive Summary' })).toBeVisible();
    const audits = await page.evaluate(() => JSON.parse(localStorage.getItem('audits') ?? '[]').length);
    expect(audits).toBe(1);
  });

  test('[X-05] an early Enter sends the form, and no answer gets into the address', async ({ page }) => {
    const takeOver = await openBeforeScripts(page, '/ai-audit');
    await page.locator('#audit-contactName').fill('Eleni');
    await page.locator('#audit-contactName').press('Enter');
    await takeOver();
    await expect(page.getByRole('region', { name: 'There are 2 problems' })).toBeFocused();
    await expect(page.locator('#audit-contactName')).toHaveValue('Eleni');
    await expect(page).toHaveURL('/ai-audit');
  });

  test('[X-05] the contact form sends an early message once', async ({ page }) => {
    const sent = await interceptLeads(page);
    const takeOver = await openBeforeScripts(page, '/contact');
    await fill(page, 'contact');
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    await takeOver();
    await expect(main(page)).toContainText('Your message is with us');
    expect(sent).toMatchObject([{ message: 'Quotes take two days.' }]);
  });

  test('[X-05] an early search is made, and Enter leads to its first result', async ({ page }) => {
    const takeOver = await openBeforeScripts(page, '/no/such/page');
    const field = page.locator('main [type="search"]');
    await field.fill('voice agent');
    await field.press('Enter');
    await takeOver();
    await expect(main(page).getByRole('status').filter({ hasText: 'result' })).toBeVisible();
    await expect(page).toHaveURL('/no/such/page');
  });

  for (const [role, name, path, then] of [
    ['button', 'Display settings', '/', (page: Page) => page.getByRole('radio', { name: 'Dark' }).first()],
    [
      'button',
      'Resources',
      '/',
      (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Case Studies' }),
    ],
    [
      'button',
      'Finance',
      '/automations',
      (page: Page) => page.getByRole('button', { name: /^Finance/, pressed: true }),
    ],
    [
      'link',
      'See a sample report',
      '/ai-audit',
      (page: Page) => page.getByRole('heading', { name: 'Key Opportunities' }),
    ],
  ] as const)
    test(`[X-05] an early press of "${name}" works`, async ({ page }) => {
      const takeOver = await openBeforeScripts(page, path);
      await page.getByRole(role, { name }).first().click();
      await takeOver();
      await expect(then(page)).toBeVisible();
    });

  test('[X-05] an early press of "Save as a contact" works', async ({ page }) => {
    const takeOver = await openBeforeScripts(page, '/contact');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a contact' }).click();
    await takeOver();
    expect((await download).suggestedFilename()).toMatch(/\.vcf$/);
  });
});

test('[X-05] copy buttons are not shown before hydration', async ({ page }) => {
  const takeOver = await openBeforeScripts(page, '/blog/measure-hours-saved');
  const copy = page.getByRole('button', { name: /^Copy (code|table)$/ }).first();
  await expect(copy).toBeHidden();
  await takeOver();
  await expect(copy).toBeVisible();
});

test('[D8] a double click on the contact form sends one message', async ({ page }) => {
  const sent = await interceptLeads(page);
  await page.goto('/contact');
  await hydrated(page);
  for (const field of earlyForms.find(({ name }) => name === 'contact')?.fields ?? [])
    await answer(page, field);
  const button = page.getByRole('button', { name: 'Send message' });
  await button.click();
  await expect(main(page)).toContainText('Your message is with us');
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await afterPaint(page);
  expect(sent).toHaveLength(1);
  await expect(main(page)).not.toContainText(/There (is|are) /);
});
