import { expect, type Page } from '@playwright/test';

import { expectReport, fillForm, generate, reportText, withoutAi } from '../../e2e/support/audit.ts';
import { earlierRecord } from '../../e2e/support/records.ts';
import { fillStorage, main, open } from '../../e2e/support/site.ts';
import { answers, hangs } from '../../geminiServer/geminiServer.ts';
import { type State, state } from './State.ts';

/** States of the audit. */
export const auditStates: readonly State[] = [
  state('the audit form with errors', async (page) => {
    await open(page, '/ai-audit');
    await generate(page).click();
    await expect(main(page).getByText('There are 3 problems')).toBeVisible();
  }),
  state('a report that is being written', async (page, gemini) => {
    gemini.always(hangs());
    await fillForm(page, ['Operations']);
    await generate(page).click();
    await expect(main(page).getByRole('progressbar')).toBeVisible();
  }),
  state('a report by the model', async (page, gemini) => {
    gemini.always(
      answers(reportText(['## Executive Summary', '## Key Opportunities', '## Recommended Solutions'])),
    );
    await fillForm(page, ['Operations']);
    await generate(page).click();
    await expectReport(page);
  }),
  state('the sample report, sorted by effort', async (page) => {
    await open(page, '/ai-audit#sample');
    await expectReport(page);
    await main(page).getByRole('button', { name: 'Least effort' }).click();
  }),
  state('a report that is shared', async (page) => {
    const [record] = await showPastReports(page);
    await open(page, `/ai-audit#kept=${record.id}`);
    await main(page).getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog').getByLabel('Link')).toBeVisible();
  }),
  state('two reports beside each other', async (page) => {
    const [one, other] = await showPastReports(page);
    await open(page, `/ai-audit#compare=${one.id},${other.id}`);
    await expect(main(page).getByRole('table')).toBeVisible();
  }),
  state('a report that is gone', async (page) => {
    await open(page, '/ai-audit#kept=gone');
    await expect(main(page).getByRole('alert')).toContainText('There is no such report here');
  }),
  state('a report from templates', async (page) => {
    await fillForm(page, ['Operations']);
    await withoutAi(page).click();
    await expectReport(page);
  }),
  state('past reports', async (page) => {
    await showPastReports(page);
    await expect(main(page).getByRole('group', { name: 'Your reports' })).toBeVisible();
  }),
  state('the question before a report is deleted', async (page) => {
    await showPastReports(page);
    await main(page)
      .getByRole('button', { name: /^Delete .*Kyrenia/ })
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
];

async function showPastReports(page: Page) {
  const records = [earlierRecord('Kyrenia Gate Bakery', 60), earlierRecord('Kyriakou Logistics', 5)] as const;
  await fillStorage(page, { audits: JSON.stringify(records) });
  await open(page, '/ai-audit');
  return records;
}
