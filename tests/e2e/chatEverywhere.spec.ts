import { devices, type Page } from '@playwright/test';

import { answers } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { expectReport } from './support/audit.ts';
import { chatButton, chip, input, messages, minimize, newest, panel } from './support/chat.ts';
import { open } from './support/site.ts';

test.use({ ai: 'on' });

/** Asks by touch, reads, hands off to the form, and comes back. */
async function converse(page: Page, press: 'tap' | 'click') {
  await chatButton(page)[press]();
  await chip(page, 'What services do you offer?')[press]();
  await expect(messages(page)).toHaveCount(3);
  await expect(newest(page)).toContainText('Order reading');
  const box = await newest(page).boundingBox();
  const frame = await panel(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? 0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
}

test.beforeEach(({ gemini }) => {
  gemini.always(answers('**Order reading** comes first.\n\n| Step | Weeks |\n|---|---|\n| Build | 4 |'));
});

test.describe('by touch on a screen of 360 px', () => {
  const { userAgent, deviceScaleFactor } = devices['Pixel 5'];
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    userAgent,
    deviceScaleFactor,
  });

  test('[CHAT-03, A9] the chat works, and the page scrolls again afterwards', async ({ page }) => {
    await open(page, '/about');
    await converse(page, 'tap');
    const targets = await panel(page)
      .locator('button, input, textarea')
      .evaluateAll((all) =>
        all
          .map((each) => (each.closest('label') ?? each).getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && Math.min(width, height) < 24),
      );
    expect(targets).toEqual([]);
    // Less than 16 px makes phones zoom in.
    expect(
      await input(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(16);
    const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await scrolls()).toBe('hidden');
    await minimize(page).tap();
    await expect(panel(page)).toBeHidden();
    await expect.poll(scrolls).not.toBe('hidden');
  });

  test('[A9] the contact card is scrolled to its first field', async ({ page }) => {
    await open(page, '/about');
    await converse(page, 'tap');
    await panel(page).getByRole('button', { name: 'Pass this to a person' }).tap();
    const card = panel(page).getByRole('form', { name: 'Pass this to a person' });
    await expect(card.getByLabel('Your name')).toBeFocused();
    await expect(card.getByText('Your name')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('with less motion', () => {
  test('[X-09] chat and audit have no animation longer than a blink', async ({ page }) => {
    await open(page, '/about');
    await converse(page, 'click');
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0))
          .filter((time) => time > 50),
      );
    expect(await moving()).toEqual([]);
    await open(page, '/ai-audit#sample');
    await expectReport(page);
    expect(await moving()).toEqual([]);
  });
});
