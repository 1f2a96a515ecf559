import { answers } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { expectReport, fillForm, generate, reportSections, section } from './support/audit.ts';
import { downloaded } from './support/downloads.ts';
import { main } from './support/site.ts';

test.use({ ai: 'on' });

const written = {
  'Executive Summary': 'The bakery types every order twice.',
  'Key Opportunities': '1. **Orders by message**: Read and entered once.',
  'Recommended Solutions':
    '1. **Order reader**: Reads messages.\n   - **Priority:** High\n   - **ROI:** 120-180%\n   - **Implementation Difficulty:** Easy\n2. **Voice agent**: Answers calls.\n   - **Priority:** Low\n   - **ROI:** 60-90%\n   - **Implementation Difficulty:** Hard',
} as const;
const replyOf = (parts: readonly (keyof typeof written)[]) =>
  parts.map((part) => `## ${part}\n\n${written[part]}`).join('\n\n');

const templates = 'Prepared from templates, not written by AI.';

// Each combination of parts in each place is tested in site/features/audit/reportSource.test.tsx.
test('[X-07] the page, the print and the file say which parts of a report the model wrote', async ({
  page,
  gemini,
}) => {
  const parts: readonly (keyof typeof written)[] = ['Executive Summary', 'Recommended Solutions'];
  gemini.always(answers(`${replyOf(parts)}\n`));
  await fillForm(page, ['Finance']);
  await generate(page).click();
  await expectReport(page);
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect(main(page).getByText('Partly AI-generated', { exact: true })).toBeVisible();
    for (const name of reportSections) {
      const isTemplate = !parts.includes(name);
      await expect(section(page, name).getByText(templates)).toHaveCount(isTemplate ? 1 : 0);
      await expect(section(page, name).getByText(/^Written by AI\./)).toHaveCount(isTemplate ? 0 : 1);
    }
  }
  await page.emulateMedia({ media: 'screen' });
  await main(page).getByText('More formats', { exact: true }).click();
  const { text } = await downloaded(page, main(page).getByRole('button', { name: 'Download Markdown' }));
  expect(text.replaceAll('\\', '').split(templates)).toHaveLength(4 - parts.length);
});

test('a reply that was cut says so, loses no whole line and can be asked for again', async ({
  page,
  gemini,
}) => {
  gemini.always(
    answers(
      `${replyOf(['Executive Summary', 'Key Opportunities', 'Recommended Solutions'])}\n3. **Price li`,
      {
        finishReason: 'MAX_TOKENS',
      },
    ),
  );
  await fillForm(page);
  await generate(page).click();
  await expectReport(page);
  await expect(section(page, 'Recommended Solutions').getByRole('heading', { level: 4 })).toHaveText([
    'Order reader',
    'Voice agent',
  ]);
  await expect(main(page)).toContainText('The AI service reached its limit before the report was finished.');
  gemini.always(answers(replyOf(['Executive Summary', 'Key Opportunities', 'Recommended Solutions'])));
  const before = page.url();
  await main(page).getByRole('button', { name: 'Ask the AI again' }).click();
  await expect(main(page)).not.toContainText('reached its limit');
  await expectReport(page);
  expect(page.url()).not.toBe(before);
});
