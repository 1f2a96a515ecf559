import { hangs } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { expectReport, fillForm, generate } from './support/audit.ts';
import { main, stopClock } from './support/site.ts';

test.use({ ai: 'on', expectedConsole: /Failed to load resource/ });

const writing = { name: 'Google Gemini is writing your report' } as const;

test('[ST-09] the waiting screen says who writes, the time so far and the longest time', async ({
  page,
  gemini,
}) => {
  gemini.always(hangs());
  await page.clock.install();
  await fillForm(page);
  await stopClock(page);
  await generate(page).click();
  await expect(main(page).getByRole('heading', writing)).toBeFocused();
  const bar = main(page).getByRole('progressbar', { name: 'Time waited' });
  await expect(bar).toHaveAttribute('max', '60');
  await page.clock.runFor(7_000);
  await expect(bar).toHaveAttribute('value', '7');
  await expect(bar).toHaveAttribute('aria-valuetext', '0 of at most 60 seconds');
  await expect(main(page)).toContainText('7 of at most 60 seconds');
});

test('[ST-09] the second press of a double click on the button meets no link', async ({ page, gemini }) => {
  gemini.always(hangs());
  await fillForm(page);
  await generate(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await generate(page).boundingBox()) ?? {};
  const inside = { x: x + 20, y: y + 20 };
  await page.mouse.dblclick(inside.x, inside.y);
  await expect(main(page).getByRole('heading', writing)).toBeFocused();
  const under = await page.evaluate(({ x, y }) => {
    const element = document.elementFromPoint(x, y);
    return { inMain: element?.closest('main') != null, control: element?.closest('a, button')?.textContent };
  }, inside);
  expect(under).toEqual({ inMain: true, control: undefined });
  await expect(page).toHaveURL('/ai-audit');
});

test('[ST-09] going back aborts the report that is being written', async ({ page, gemini }) => {
  gemini.always(hangs());
  await fillForm(page);
  await main(page).getByRole('link', { name: 'See a sample report' }).click();
  await expectReport(page);
  await main(page).getByRole('button', { name: 'Back to the form' }).click();
  await generate(page).click();
  await expect(main(page).getByRole('heading', writing)).toBeVisible();
  await page.goBack();
  await expectReport(page);
  await expect(main(page)).toContainText('Sample');
});
