import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { interceptLeads } from './support/leads.ts';
import { main, open } from './support/site.ts';

const honeypot = (page: Page) => main(page).locator('[name="subject"]');

test('[D8] no person meets the field for programs, and their message says so', async ({ page }) => {
  const leads = await interceptLeads(page);
  await open(page, '/contact');
  await expect(main(page).getByRole('textbox')).toHaveCount(4);
  expect(await honeypot(page).evaluate((field) => field.closest('[aria-hidden]') !== null)).toBe(true);
  const drawn = await honeypot(page).evaluate((field) => {
    const { width, height, x, y } =
      field.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return { size: [width, height], hit: document.elementFromPoint(x, y) === field };
  });
  expect(drawn).toEqual({ size: [1, 1], hit: false });
  await page.getByLabel('What is it about?').fill('Quotes take two days.');
  await page.getByLabel('Your email').fill('anna@example.org');
  await page.getByLabel('Your name').fill('Anna');
  for (const field of ['email', 'phone', 'message']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(`#contact-${field}`)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('Your message is with us');
  expect(leads).toEqual([
    {
      kind: 'contact',
      name: 'Anna',
      email: 'anna@example.org',
      phone: '',
      message: 'Quotes take two days.',
      attachment: '',
      subject: '',
      visitMs: expect.any(Number),
    },
  ]);
});

/** Fills in every field there is, as some tools of visitors do, and programs that send advertising. */
async function fillAll(page: Page) {
  for (const field of await main(page).locator('form').locator('input, textarea').all())
    await field.evaluate((element, value) => {
      if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
      set?.call(element, element.type === 'email' ? 'buy@example.org' : value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, '12345678');
}

test.describe('where a tool fills every field', () => {
  test.use({ expectedConsole: /status of 422/ });

  test('[D8] the first press keeps the message and says why nothing is sent, the second sends it', async ({
    page,
  }) => {
    const leads = await interceptLeads(page);
    await open(page, '/contact');
    await fillAll(page);
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await expect(main(page)).toContainText('Not sent yet');
    await expect(page.getByLabel('What is it about?')).toHaveValue('12345678');
    await send.click();
    await expect(main(page)).toContainText('Your message is with us');
    expect(leads).toMatchObject([{ subject: '12345678' }, { subject: '', message: '12345678' }]);
  });
});
