import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * Expects no violation of any rule of axe, those that are off by default included; only deprecated ones stay off.
 * Enhanced contrast is asked for where the visitor asked for high contrast.
 */
export async function expectAccessible(page: Page, { highContrastMode }: { highContrastMode: boolean }) {
  // Evaluated and not added as a script, which the site's own policy would refuse.
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (enhanced) => {
    const rules = window.axe.getRules().map(({ ruleId, tags }) => {
      const enabled = !tags.includes('deprecated') && (enhanced || ruleId !== 'color-contrast-enhanced');
      return [ruleId, { enabled }] as const;
    });
    const result = await window.axe.run(document, {
      rules: Object.fromEntries(rules),
      resultTypes: ['violations'],
    });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary }) =>
        [`${id}: ${target.join(' ')}`, html.slice(0, 200), failureSummary].join('\n  '),
      ),
    );
  }, highContrastMode);
  expect(violations).toEqual([]);
}
