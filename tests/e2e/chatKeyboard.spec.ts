import { answers } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { watchFocus } from './support/announcements.ts';
import {
  chatButton,
  chip,
  followUps,
  holdModel,
  input,
  messages,
  minimize,
  newest,
  openChat,
  panel,
} from './support/chat.ts';
import { press, tabTo } from './support/keys.ts';
import { open } from './support/site.ts';

test.use({ ai: 'on' });

test('[CHAT-05, ST-05, X-02] the chat never loses the focus when used by keyboard', async ({
  page,
  gemini,
}) => {
  const losses = await watchFocus(page);
  gemini.always(answers('The model says **hello**.'));
  await open(page, '/about');
  await press(page, chatButton(page), { by: 'Shift+Tab' });
  await expect(input(page)).toBeFocused();

  await press(page, chip(page, 'What services do you offer?'), { by: 'Shift+Tab' });
  await expect(messages(page)).toHaveCount(3);
  await expect(input(page)).toBeFocused();

  const release = await holdModel(page);
  await page.keyboard.type('Wait');
  await page.keyboard.press('Enter');
  await press(page, panel(page).getByRole('button', { name: 'Stop' }));
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('Wait');
  release();
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(5);
  await expect(input(page)).toBeFocused();

  await press(page, newest(page).getByRole('button', { name: 'Retry' }), { by: 'Shift+Tab' });
  await expect(newest(page)).toContainText('hello');
  await expect(input(page)).toBeFocused();

  await press(page, panel(page).getByRole('button', { name: 'Pass this to a person' }), { by: 'Shift+Tab' });
  await expect(panel(page).getByLabel('Your name')).toBeFocused();
  await press(page, panel(page).getByRole('button', { name: 'Cancel' }));
  await expect(input(page)).toBeFocused();

  const without = panel(page).getByRole('switch', { name: 'Answer without AI' });
  await press(page, without, { with: 'Space', by: 'Shift+Tab' });
  await expect(without).toBeChecked();
  await tabTo(page, input(page));
  await page.keyboard.type('How can I contact you?');
  await page.keyboard.press('Enter');
  await expect(newest(page)).toContainText(/Related pages? /);
  await expect(chip(page, followUps.contact[0])).toBeVisible();

  await press(page, panel(page).getByRole('button', { name: 'Clear conversation' }), { by: 'Shift+Tab' });
  await expect(messages(page)).toHaveCount(1);
  await expect(input(page)).toBeFocused();

  await press(page, minimize(page), { by: 'Shift+Tab' });
  await expect(chatButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chatButton(page)).toBeFocused();
  expect(losses).toEqual([]);
});

test('[X-02] Tab goes from the open chat to the page and back', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await tabTo(page, page.getByRole('link', { name: 'Services', exact: true }).first());
  await tabTo(page, input(page), 'Shift+Tab');
});

test('[X-02] arrow keys scroll a long conversation', async ({ page, gemini }) => {
  gemini.always(answers('A line.\n\n'.repeat(40)));
  await open(page, '/about');
  await openChat(page);
  await page.keyboard.type('Long?');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(3);
  const scroller = panel(page).getByRole('region', { name: 'Conversation' });
  await tabTo(page, scroller, 'Shift+Tab');
  const top = () => scroller.evaluate((element) => element.scrollTop);
  const before = await top();
  // Chromium swallows a key while its own scrolling comes to rest; a person presses again.
  await expect(async () => {
    await page.keyboard.press('PageUp');
    await expect.poll(top, { timeout: 1000 }).toBeLessThan(before);
  }).toPass();
  const latest = panel(page).getByRole('button', { name: 'Jump to latest' });
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(latest).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(latest).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(scroller).toBeFocused();
});
