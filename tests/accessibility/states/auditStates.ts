import { expect, type Page } from '@playwright/test';

import { expectReport, fillForm, generate, reportText, withoutAi } from '../../e2e/support/audit.ts';
import { earlierRecord } from '../../e2e/support/records.ts';
import { fillStorage, main, open } from '../../e2e/support/site.ts';
import { answers, hangs } from '../../geminiServer/geminiServer.ts';
import { everywhere, type State } from './State.ts';

/** States of the audit. */
export const auditStates: readonly State[] = [
  {
    name: 'the audit form with errors',
    widths: everywhere,
    async reach(page) {
      await open(page, '/ai-audit');
      await generate(page).click();
      await expect(main(page).getByText('There are 3 problems')).toBeVisible();
    },
  },
  {
    name: 'a report that is being written',
    widths: everywhere,
    async reach(page, gemini) {
      gemini.always(hangs());
      await fillForm(page, ['Operations']);
      await generate(page).click();
      await expect(main(page).getByRole('progressbar')).toBeVisible();
    },
  },
  {
    name: 'a report by the model',
    widths: everywhere,
    async reach(page, gemini) {
      gemini.always(
        answers(reportText(['## Executive Summary', '## Key Opportunities', '## Recommended Solutions'])),
      );
      await fillForm(page, ['Operations']);
      await generate(page).click();
      await expectReport(page);
    },
  },
  {
    name: 'the sample report, sorted by effort',
    widths: everywhere,
    async reach(page) {
      await open(page, '/ai-audit#sample');
      await expectReport(page);
      await main(page).getByRole('button', { name: 'Least effort' }).click();
    },
  },
  {
    name: 'a report that is shared',
    widths: everywhere,
    async reach(page) {
      const [record] = await showPastReports(page);
      await open(page, `/ai-audit#kept=${record.id}`);
      await main(page).getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('dialog').getByLabel('Link')).toBeVisible();
    },
  },
  {
    name: 'two reports beside each other',
    widths: everywhere,
    async reach(page) {
      const [one, other] = await showPastReports(page);
      await open(page, `/ai-audit#compare=${one.id},${other.id}`);
      await expect(main(page).getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'a report that is gone',
    widths: everywhere,
    async reach(page) {
      await open(page, '/ai-audit#kept=gone');
      await expect(main(page).getByRole('alert')).toContainText('There is no such report here');
    },
  },
  {
    name: 'a report from templates',
    widths: everywhere,
    async reach(page) {
      await fillForm(page, ['Operations']);
      await withoutAi(page).click();
      await expectReport(page);
    },
  },
  {
    name: 'past reports',
    widths: everywhere,
    async reach(page) {
      await showPastReports(page);
      await expect(main(page).getByRole('group', { name: 'Your reports' })).toBeVisible();
    },
  },
  {
    name: 'the question before a report is deleted',
    widths: everywhere,
    async reach(page) {
      await showPastReports(page);
      await main(page)
        .getByRole('button', { name: /^Delete .*Kyrenia/ })
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];

async function showPastReports(page: Page) {
  const records = [earlierRecord('Kyrenia Gate Bakery', 60), earlierRecord('Kyriakou Logistics', 5)] as const;
  await fillStorage(page, { audits: JSON.stringify(records) });
  await open(page, '/ai-audit');
  return records;
}
