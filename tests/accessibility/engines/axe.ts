import type { Page } from '@playwright/test';

import { runAxe, type ThemeName } from '../checkAccessibility.ts';
import type { EngineRun } from '../findings.ts';

/** Runs every rule of axe on the current page and theme. */
export async function runAxeEngine(page: Page, theme: ThemeName): Promise<EngineRun> {
  const { rules, violations } = await runAxe(page, theme, 'page');
  return {
    engine: 'axe',
    checks: rules,
    findings: violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => ({ engine: 'axe', rule: id, element: html, text: `${theme}: ${help}` })),
    ),
  };
}
