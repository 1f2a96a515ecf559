import type { Page } from '@playwright/test';

import { answers, fails } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { ask, chip, followUps, log, openChat, panel } from './support/chat.ts';
import { open } from './support/site.ts';

test.use({ ai: 'on', expectedConsole: /Failed to load resource.*503/ });

const services = '- **AI consultancy**: where AI pays, what it costs and what not to automate.\n'.repeat(9);
const boxOf = async (part: ReturnType<typeof panel>) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};
/** Scrolling element of the messages. */
const talk = (page: Page) => panel(page).getByRole('region', { name: 'Conversation' });
const line = (page: Page) => panel(page).getByRole('link', { name: 'Ask a person' }).locator('..');

for (const [what, device, who, behaviour, most] of [
  ['a desktop', { viewport: { width: 1280, height: 800 } }, 'the site', fails(503), 400],
  [
    'a phone',
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    'the model',
    answers(services),
    40,
  ],
] as const) {
  test.describe(() => {
    test.use(device);
    test(`the chat leaves at least 70 % of its panel to the talk on ${what} when ${who} answers`, async ({
      page,
      gemini,
    }) => {
      gemini.always(behaviour);
      await open(page, '/about');
      await openChat(page);
      for (const question of ['One?', 'Two?', 'What do you offer?']) await ask(page, question);
      const room = (await boxOf(talk(page))).height / (await boxOf(panel(page))).height;
      expect(room).toBeGreaterThanOrEqual(0.7);
      expect((await boxOf(line(page))).height).toBeLessThan(2 * 28);
      const question = await boxOf(log(page).getByText('What do you offer?'));
      const below = question.y - (await boxOf(talk(page))).y;
      expect(below).toBeGreaterThan(0);
      // At the top, unless the answer is short.
      expect(below).toBeLessThan(most);
    });
  });
}

test('the chat offers its questions in one row that the keyboard scrolls', async ({ page, gemini }) => {
  gemini.always(answers('Many things.'));
  await open(page, '/about');
  await openChat(page);
  await ask(page, 'What do you offer?');
  const chips = followUps.servicesInGeneral.map((question) => chip(page, question));
  const tops = new Set<number>();
  for (const one of chips) tops.add((await boxOf(one)).y);
  expect(tops.size).toBe(1);
  await chips[0]?.focus();
  for (const one of chips) {
    await expect(one).toBeFocused();
    await expect(one).toBeInViewport({ ratio: 1 });
    // The ring lies outside the chip: the row must leave room for it.
    const cut = await one.evaluate((button) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(button);
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const inner = button.getBoundingClientRect();
      const outer = button.parentElement?.getBoundingClientRect() ?? inner;
      const room = [inner.left - outer.left, outer.right - inner.right, inner.top - outer.top];
      return { ring, least: Math.min(...room, outer.bottom - inner.bottom) };
    });
    expect(cut.ring).toBeGreaterThan(2);
    expect(cut.least).toBeGreaterThanOrEqual(cut.ring - 0.5);
    await page.keyboard.press('Tab');
  }
});
