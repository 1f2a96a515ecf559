import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** The four themes every part is checked in. */
export const themes = ['light', 'dark', 'light-high-contrast', 'dark-high-contrast'] as const;
export type ThemeName = (typeof themes)[number];

/** Rules about whole pages; they say nothing about a part that is shown alone. */
const pageRules = [
  'bypass',
  'document-title',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
  'skip-link',
  'landmark-no-duplicate-main',
  'heading-order',
];

export interface AccessibilityScope {
  readonly name: string;
  /** `page`: page-level rules apply. `part`: it stands alone on an empty page. */
  readonly scope: 'page' | 'part';
}

/**
 * Runs every live rule of axe, those that are off by default included, in four themes. Contrast of 7:1 is asked of the
 * two high-contrast themes. Resolves with the number of rules that applied. Throws with the rule, the theme and the
 * element of each violation.
 */
export async function checkAccessibility(page: Page, { name, scope }: AccessibilityScope): Promise<number> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource);
  const problems: string[] = [];
  let checks = 0;
  for (const theme of themes) {
    await paint(page, theme);
    const { passes, violations } = await runAxe(page, theme, scope);
    checks += passes + violations.length;
    problems.push(...violations.map((violation) => describe(theme, violation)));
  }
  await paint(page, 'light');
  if (problems.length > 0) throw new Error(`${name} breaks accessibility rules:\n${problems.join('\n')}`);
  return checks;
}

/** Paints the page in a theme as the site does it: on its root. Nothing fades into its new colour. */
export const paint = (page: Page, theme: ThemeName) =>
  page.evaluate((wanted) => {
    const { adoptedStyleSheets, documentElement: root } = document;
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    adoptedStyleSheets.push(still);
    root.classList.toggle('dark', wanted.startsWith('dark'));
    if (wanted.endsWith('contrast')) root.dataset.contrast = 'more';
    else delete root.dataset.contrast;
    // The browser works out all styles now, while there is nothing to fade.
    document.body.getBoundingClientRect();
    adoptedStyleSheets.pop();
  }, theme);

function runAxe(page: Page, theme: ThemeName, scope: AccessibilityScope['scope']) {
  return page.evaluate(
    async ({ off }) => {
      if (!window.axe) throw new Error('axe is not on the page.');
      const values = window.axe
        .getRules()
        .filter(({ ruleId, tags }) => !tags.includes('deprecated') && !off.includes(ruleId))
        .map(({ ruleId }) => ruleId);
      // Storybook's own messages stand hidden beside every story.
      const { passes, violations } = await window.axe.run(
        { exclude: ['.sb-wrapper'] },
        { runOnly: { type: 'rule', values }, resultTypes: ['violations'] },
      );
      return { passes: passes.length, violations };
    },
    {
      off: [
        ...(scope === 'part' ? pageRules : []),
        ...(theme.endsWith('contrast') ? [] : ['color-contrast-enhanced']),
      ],
    },
  );
}

const describe = (theme: ThemeName, { id, help, nodes }: axe.Result) =>
  `  ${theme}: ${id} (${help})\n${nodes.map(({ html, failureSummary }) => `    ${html}\n    ${failureSummary?.replaceAll('\n', ' ')}`).join('\n')}`;
