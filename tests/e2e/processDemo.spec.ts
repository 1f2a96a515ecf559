import { offerings } from '#services/knowledge';

import { expect, test } from './fixtures.ts';
import { recordAnnouncements } from './support/announcements.ts';
import { breakChunks, chunkErrors, holdChunks } from './support/chunks.ts';
import { press } from './support/keys.ts';
import { afterPaint, main, open, stopClock, toast } from './support/site.ts';

type Page = Parameters<typeof main>[0];

const start = (page: Page) => main(page).getByRole('button', { name: 'Play this example' });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const status = (page: Page) =>
  main(page)
    .getByText(/^Step \d of /)
    .filter({ visible: true });
const invoice = offerings.find(({ id }) => id === 'process-automation')?.process.after ?? [];

test('[SVC-08] a process plays from the first step to the last', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  for (const step of invoice) await expect(main(page).getByText(step, { exact: true }).first()).toBeVisible();
  await start(page).click();
  await expect(button(page, 'Pause')).toBeFocused();
  await stopClock(page);
  for (const [index, step] of invoice.entries()) {
    await expect(status(page)).toContainText(`Step ${index + 1} of ${invoice.length}: ${step}`);
    await page.clock.runFor(4500);
  }
  await expect(button(page, 'Play again')).toBeFocused();
});

test('[SVC-08] the demonstration is paused, stepped through and played again by the keyboard, and says each step once', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  await page.clock.install();
  await open(page, '/services/process-automation');
  await press(page, start(page));
  // Heard with the button that takes the focus; a status says what changes.
  await expect(button(page, 'Pause')).toHaveAccessibleDescription(`Step 1 of 4: ${invoice[0]}`);
  await stopClock(page);
  await page.keyboard.press('Space');
  await expect(button(page, 'Play')).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(status(page)).toContainText('Step 1 of 4');
  await press(page, button(page, 'Next step'), { with: 'Space' });
  await expect(status(page)).toContainText('Step 2 of 4');
  await press(page, button(page, 'Previous step'), { by: 'Shift+Tab' });
  await expect(status(page)).toContainText('Step 1 of 4');
  await press(page, button(page, 'Play'), { by: 'Shift+Tab' });
  for (const step of [2, 3, 4]) {
    await page.clock.runFor(4500);
    await expect(status(page)).toContainText(`Step ${step} of 4`);
  }
  await page.keyboard.press('Enter');
  await expect(button(page, 'Pause')).toBeFocused();
  const heard = [2, 1, 2, 3, 4, 1].map((step) => `Step ${step} of 4: ${invoice[step - 1]}`);
  await expect.poll(() => announcements.filter((text) => text.startsWith('Step'))).toEqual(heard);
});

test('[SVC-08] without scripts the steps are a list, and nothing offers to play them', async ({
  withoutScripts: page,
}) => {
  await page.goto('/services/process-automation');
  for (const step of invoice) await expect(main(page).getByText(step, { exact: true })).toBeVisible();
  await expect(start(page)).toHaveCount(0);
});

test.describe('a player that does not come', () => {
  test.use({ expectedConsole: chunkErrors });

  test('[SVC-08] is said in words, and the steps stay', async ({ page }) => {
    await open(page, '/services/process-automation');
    await breakChunks(page);
    await start(page).click();
    await expect(toast(page, 'The demonstration did not load')).toBeVisible();
    await expect(start(page)).toBeVisible();
    for (const step of invoice) await expect(main(page).getByText(step, { exact: true })).toBeVisible();
  });
});

for (const { width, text } of [
  { width: 360, text: 100 },
  { width: 1280, text: 100 },
  { width: 360, text: 200 },
])
  test(`[SVC-08] nothing moves while a process plays at ${width} px with text of ${text} %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/services/process-automation');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, text);
    const place = () =>
      main(page).evaluate((element) =>
        Array.from(element.querySelectorAll('button, h2'), (each) => {
          const { x, y, width } = each.getBoundingClientRect();
          return [each.tagName, ...[x, y + window.scrollY, width].map(Math.round)].join(' ');
        }),
      );
    const headings = async () => (await place()).filter((each) => each.startsWith('H2'));
    const release = await holdChunks(page);
    await start(page).click();
    await afterPaint(page);
    const pressed = await headings();
    await release();
    await expect(status(page)).toContainText('Step 1');
    // Twice as large, the words may need more room than the press has made.
    if (text === 100) expect(await headings()).toEqual(pressed);
    const playing = await place();
    for (let step = 2; step <= invoice.length; step++) {
      await button(page, 'Next step').click();
      await expect(status(page)).toContainText(`Step ${step} of`);
      expect(await place()).toEqual(playing);
    }
  });
