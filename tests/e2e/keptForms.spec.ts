import type { Locator, Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { fillForm, withoutAi } from './support/audit.ts';
import { input, openChat, panel, say } from './support/chat.ts';
import { banner, main, open } from './support/site.ts';

test.use({ expectedConsole: /status of 50[13]/ });

interface Form {
  readonly name: string;
  readonly path: string;
  open(page: Page): Promise<void>;
  within(page: Page): Locator;
  /** A text field, a second one, an address, and the longest text. */
  readonly labels: readonly [string, string, string];
  send(page: Page): Locator;
}

const card = (page: Page) => panel(page).getByRole('form', { name: 'Pass this to a person' });
const openCard = async (page: Page) => {
  if (!(await panel(page).isVisible())) await openChat(page);
  await panel(page).getByRole('button', { name: 'Pass this to a person' }).click();
};

const forms: readonly Form[] = [
  {
    name: 'the contact form',
    path: '/contact',
    open: async () => {},
    within: main,
    labels: ['Your name', 'Your email', 'What is it about?'],
    send: (page) => main(page).getByRole('button', { name: /Send message|Open in my mail program/ }),
  },
  {
    name: 'the audit form',
    path: '/ai-audit',
    open: async () => {},
    within: main,
    labels: ['Contact name', 'Email', 'Describe your challenge'],
    send: withoutAi,
  },
  {
    name: 'the contact card of the chat',
    path: '/about',
    open: openCard,
    within: card,
    labels: ['Your name', 'Email', 'What should we know?'],
    send: (page) => card(page).getByRole('button', { name: /Pass it on|Open in my mail program/ }),
  },
];

/** Asks something, so that the chat offers a person. */
async function begin(page: Page, { path, open: openForm, within }: Form) {
  await open(page, path);
  if (within === card) {
    await openChat(page);
    await say(page, 'We type every order twice.');
    await expect(input(page)).toHaveValue('');
  }
  await openForm(page);
}

for (const form of forms) {
  const [name, email, text] = form.labels;
  const field = (page: Page, label: string) => form.within(page).getByLabel(label);

  test(`[VAL-16] ${form.name} has again what was typed after another page, after Back and after a reload`, async ({
    page,
  }) => {
    await begin(page, form);
    const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(await stored()).not.toContain('Eleni');
    await field(page, name).fill('Eleni');
    await field(page, text).fill('Quotes take\ntwo days.');
    const expectStored = async () => {
      await expect(field(page, name)).toHaveValue('Eleni');
      await expect(field(page, text)).toHaveValue('Quotes take\ntwo days.');
    };
    if (form.within === main) {
      await banner(page).getByRole('link', { name: 'About Us' }).click();
      await expect(page).toHaveURL('/about');
      await page.goBack();
      await expectStored();
    }
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await form.open(page);
    await expectStored();
  });

  test(`[VAL-18] ${form.name} takes the press that follows the correction of its last field`, async ({
    page,
  }) => {
    if (form.path === '/ai-audit') await fillForm(page);
    else {
      await begin(page, form);
      await field(page, name).fill('Eleni');
      await field(page, text).fill('Quotes take two days.');
    }
    await field(page, email).fill('eleni');
    await form.send(page).click();
    await expect(field(page, email)).toHaveAttribute('aria-invalid', 'true');
    await field(page, email).fill('eleni@mills.example');
    // As a finger does it: the field is left at the press, and what moves under it is not pressed.
    await form.send(page).scrollIntoViewIfNeeded();
    const before = await form.send(page).boundingBox();
    await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + 10);
    await page.mouse.down();
    const during = await form.send(page).boundingBox();
    await page.mouse.up();
    expect(during).toEqual(before);
    await expect(page.getByText(/mail program should|Executive Summary/).first()).toBeVisible();
  });
}

test('[VAL-17] a message that is too long for a mail program can be copied whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/contact');
  const message = `${'Καλημέρα σας από τη Λάρνακα. '.repeat(30)}Τέλος.`;
  await main(page).getByLabel('Your name').fill('Ελένη');
  await main(page).getByLabel('Your email').fill('eleni@mills.example');
  await main(page).getByLabel('Your phone').fill('99 123456');
  await main(page).getByLabel('What is it about?').fill(message);
  await main(page)
    .getByRole('button', { name: /Send message|Open in my mail program/ })
    .click();
  await expect(main(page)).toContainText('The text is too long for that');
  const address = await main(page)
    .getByRole('link', { name: 'Open the mail program again' })
    .getAttribute('href');
  expect(decodeURIComponent(address ?? '')).toMatch(
    /body=Ελένη\r\neleni@mills\.example\r\n99 123456\r\n\r\nΚαλημέρα/,
  );
  await main(page).getByRole('button', { name: 'Copy the whole text' }).click();
  await expect(main(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  await main(page).getByLabel('What is it about?').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await expect(main(page).getByLabel('What is it about?')).toHaveValue(
    `Ελένη\neleni@mills.example\n99 123456\n\n${message}`,
  );
});
