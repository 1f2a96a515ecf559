import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { pdfPages } from './pdfPages.ts';
import { expectReport } from './support/audit.ts';
import { earlierRecord } from './support/records.ts';
import { banner, fillStorage, main, open } from './support/site.ts';
import { type Look, themes } from './support/themes.ts';

const short = earlierRecord('Kyrenia Gate Bakery', 60);
const sentence =
  'Every order from a restaurant is typed twice, once from the message and once into the ledger. ';
const [solution] = short.report.recommendedSolutions;
if (!solution) throw new Error('The example needs a solution.');

/** A report of several pages, with texts of every length. */
const long = {
  ...short,
  report: {
    executiveSummary: Array.from({ length: 5 }, () => sentence.repeat(6)).join('\n\n'),
    keyOpportunities: Array.from({ length: 6 }, (_, place) => ({
      title: `Opportunity ${place + 1}`,
      description: sentence.repeat(1 + ((place * 3) % 7)),
    })),
    recommendedSolutions: Array.from({ length: 7 }, (_, place) => ({
      ...solution,
      title: `Solution ${place + 1}`,
      description: sentence.repeat(2 + ((place * 5) % 9)),
    })),
  },
};

async function print(page: Page, record: typeof short, look: Look = themes[0]) {
  const { theme, highContrastMode } = look;
  await fillStorage(page, {
    audits: JSON.stringify([record]),
    'app-state': JSON.stringify({ theme, settings: { animationsEnabled: true, highContrastMode } }),
  });
  await open(page, `/ai-audit#kept=${record.id}`);
  await expectReport(page);
  return pdfPages(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
}

test('[AUD-05] a long report prints no page without words', async ({ page }) => {
  const pages = await print(page, long);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThanOrEqual(11);
  for (const [place, { texts }] of pages.entries()) expect(texts, `page ${place + 1}`).toBeGreaterThan(3);
});

test('[AUD-05] the sample opens at its letterhead and prints on at most four full sheets', async ({
  page,
}) => {
  await open(page, '/ai-audit');
  await main(page).getByRole('link', { name: 'See a sample report' }).click();
  await expectReport(page);
  const head = main(page).getByRole('article').getByRole('heading', { level: 2 });
  await expect(head).toBeFocused();
  const [bar, heading] = [await banner(page).boundingBox(), await head.boundingBox()];
  expect(heading?.y).toBeGreaterThan((bar?.height ?? 0) + 20);
  await expect(head).toBeInViewport({ ratio: 1 });
  const pages = pdfPages(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  expect(pages.length).toBeLessThanOrEqual(4);
  for (const [place, { texts }] of pages.entries()) expect(texts, `page ${place + 1}`).toBeGreaterThan(3);
});

test('[AUD-05] the printed report has no form, menu, chat or buttons, says whose numbers the estimate rests on, and writes out its links', async ({
  page,
}) => {
  await print(page, short);
  const letter = main(page).getByRole('article');
  const hours = letter.getByLabel('Hours a week this work takes now');
  const example = /For example, \d+ hours a week at €20, \d+% of them taken over/;
  await expect(letter).toContainText(example);
  const start = await hours.inputValue();
  await hours.fill('12');
  await expect(letter).toContainText('With your numbers, 12 hours a week');
  await hours.fill(start);
  await expect(letter).not.toContainText('With your numbers');
  await page.emulateMedia({ media: 'print' });
  for (const field of await letter.locator('input, select').all()) await expect(field).toBeHidden();
  await expect(letter.getByText('Put in your own:')).toBeHidden();
  await expect(letter.getByText(example)).toBeVisible();
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button').first(),
    page.getByRole('complementary').first(),
  ])
    await expect(gone).toBeHidden();
  await expect(letter).toBeVisible();
  // A path would mean nothing there.
  await expect(letter.locator('a[href="/contact"]')).toBeHidden();
  await expect(letter.getByText(/^https:\/\/\S+\/contact$/)).toBeVisible();
});

test('[AUD-05] the report prints the same from every theme', async ({ page }) => {
  const printed: string[] = [];
  for (const look of themes) {
    const pages = await print(page, short, look);
    printed.push(pages.map(({ drawing }) => drawing).join('\n'));
  }
  const [light, ...others] = printed;
  for (const other of others) expect(other).toBe(light);
});
