import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    /** Name that axe gives itself. Storybook's add-on puts its own copy here too. */
    readonly axe: typeof axe;
    /** Separate copy for these tests, because one copy cannot run twice at a time. */
    pinnedAxe: typeof axe;
  }
}

/** The four themes in which every component is checked. */
export const themes = ['light', 'dark', 'light-high-contrast', 'dark-high-contrast'] as const;
export type ThemeName = (typeof themes)[number];

/** Rules about whole pages, which do not apply to a component on its own. */
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
 * Runs every rule of axe that is not deprecated, including those that are off by default, in the current theme. In
 * themes other than `light` only the rules about colours run, because nothing else differs. The two high-contrast
 * themes need a contrast of 7:1. `only`: runs only these rules.
 */
export async function runAxe(
  page: Page,
  theme: ThemeName,
  scope: AccessibilityScope['scope'],
  only?: readonly string[],
) {
  if (!(await page.evaluate(() => 'pinnedAxe' in window)))
    await page.evaluate(`${axeSource}; window.pinnedAxe = window.axe;`);
  const off = [
    ...(scope === 'part' ? pageRules : []),
    ...(theme.endsWith('contrast') ? [] : ['color-contrast-enhanced']),
  ];
  const isLight = theme === 'light';
  const run = { off, only, coloursAlone: !isLight, preload: isLight && !only };
  return page.evaluate(async ({ off: excluded, only: wanted, coloursAlone, preload }) => {
    const values = window.pinnedAxe
      .getRules()
      .filter(({ ruleId, tags }) => !tags.includes('deprecated') && !excluded.includes(ruleId))
      .filter(({ tags }) => !coloursAlone || tags.includes('cat.color'))
      .filter(({ ruleId }) => wanted?.includes(ruleId) ?? true)
      .map(({ ruleId }) => ruleId);
    // Hidden messages of Storybook, and Radix's elements that only forward the focus.
    const context = { exclude: ['.sb-wrapper', '[data-radix-focus-guard]'] };
    const runOnly = { type: 'rule' as const, values };
    const options = { runOnly, preload, selectors: false, resultTypes: ['violations' as const] };
    const { violations } = await window.pinnedAxe.run(context, options);
    return { rules: values.length, violations };
  }, run);
}

/** Runs axe in four themes. Throws with the rule, the theme and the element of each violation. */
export async function checkAccessibility(page: Page, { name, scope }: AccessibilityScope): Promise<void> {
  const problems: string[] = [];
  for (const theme of themes) {
    await paint(page, theme);
    const { violations } = await runAxe(page, theme, scope);
    problems.push(...violations.map((violation) => describe(theme, violation)));
  }
  await paint(page, 'light');
  if (problems.length > 0) throw new Error(`${name} breaks accessibility rules:\n${problems.join('\n')}`);
}

/** Sets the theme on the root element, as the site does, without transitions. */
export const paint = (page: Page, theme: ThemeName) =>
  page.evaluate((wanted) => {
    const { adoptedStyleSheets, documentElement: root } = document;
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    adoptedStyleSheets.push(still);
    root.classList.toggle('dark', wanted.startsWith('dark'));
    if (wanted.endsWith('contrast')) root.dataset.contrast = 'more';
    else delete root.dataset.contrast;
    // Forces the style calculation while transitions are off.
    document.body.getBoundingClientRect();
    adoptedStyleSheets.pop();
  }, theme);

const describe = (theme: ThemeName, { id, help, nodes }: axe.Result) =>
  `  ${theme}: ${id} (${help})\n${nodes.map(({ html, failureSummary }) => `    ${html}\n    ${failureSummary?.replaceAll('\n', ' ')}`).join('\n')}`;
