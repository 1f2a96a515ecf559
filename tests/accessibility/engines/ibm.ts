import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';

import type { EngineRun } from '../findings.ts';

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
);

declare global {
  interface Window {
    readonly ace: { readonly Checker: typeof Checker };
  }
}

/**
 * Runs IBM's engine on the current page: its own requirements and WCAG 2.2. Questions for a person are not findings.
 */
export async function runIbm(page: Page): Promise<EngineRun> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
  const { checks, failed } = await page.evaluate(async () => {
    const { numExecuted, results } = await new window.ace.Checker().check(document, [
      'IBM_Accessibility',
      'WCAG_2_2',
    ]);
    const wrong = results.filter(({ value }) => value[1] === 'FAIL');
    return {
      checks: numExecuted,
      failed: wrong.map(({ ruleId, snippet, path, message }) => ({
        rule: ruleId,
        // The path of roles identifies the element, because class names change with each build.
        element: `${snippet} in ${path.aria}`,
        text: message,
      })),
    };
  });
  return { engine: 'IBM', checks, findings: failed.map((each) => ({ engine: 'IBM', ...each })) };
}
