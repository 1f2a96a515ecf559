import type { Page } from '@playwright/test';

import { runAxe, type ThemeName } from '../checkAccessibility.ts';
import type { EngineRun } from '../findings.ts';

/** Every rule of axe over the page in the theme that is painted. */
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
