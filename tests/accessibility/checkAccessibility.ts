import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
 * two high-contrast themes. A theme that leaves every element in its place and as visible as in the first, as all
 * should, is asked about its colours alone: the other rules read nothing that it has changed. Throws with the rule,
 * the theme and the element of each violation.
 */
export async function checkAccessibility(page: Page, { name, scope }: AccessibilityScope): Promise<number> {
  await ensureAxe(page);
  const problems: string[] = [];
  let checks = 0;
  for (const theme of themes) {
    await paint(page, theme);
    const results = await runAxe(page, theme, scope);
    checks += results.checks;
    problems.push(...results.violations.map((violation) => describe(theme, violation)));
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

/**
 * Puts an axe of our own on the page's window, once: Storybook's accessibility panel has another, and may be using it.
 * It lets a rule follow the last at once; timers of a page whose clock is stopped take a third of its time.
 */
async function ensureAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'ownAxe' in window)) return;
  await page.evaluate(`(() => {
    const others = window.axe;
    const setTimeout = (run, ms) => (ms ? window.setTimeout(run, ms) : queueMicrotask(run));
    ${axeSource};
    window.ownAxe = window.axe;
    window.axe = others;
  })()`);
}

/** What axe found: how many rules it could apply, and those that are broken. */
interface Findings {
  readonly checks: number;
  readonly violations: AxeResults['violations'];
}

function runAxe(page: Page, theme: ThemeName, scope: 'page' | 'part'): Promise<Findings> {
  return page.evaluate(
    async ({ highContrast, off, isFirst }) => {
      // biome-ignore lint/suspicious/noExplicitAny: `ensureAxe` put it on the window, which has no type for it.
      const { ownAxe: axe, firstShape } = window as any;
      // Storybook's own messages stand hidden beside every story, and are more than most stories are.
      const messages = [...document.querySelectorAll('.sb-wrapper')];
      for (const message of messages) message.remove();
      const shape = [...document.body.querySelectorAll('*')]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height, element.checkVisibility({ visibilityProperty: true })];
        })
        .join();
      const sameShape = !isFirst && shape === firstShape;
      if (isFirst) Object.assign(window, { firstShape: shape });

      const asked = ({ ruleId, tags }: { ruleId: string; tags: string[] }) =>
        !tags.includes('deprecated') &&
        !off.includes(ruleId) &&
        (!sameShape || tags.includes('cat.color')) &&
        // Of the two the second asks more of the same elements.
        ruleId !== (highContrast ? 'color-contrast' : 'color-contrast-enhanced');
      const rules = axe.getRules().filter(asked);
      const values = rules.map(({ ruleId }: { ruleId: string }) => ruleId);
      try {
        const { passes, violations } = await axe.run(document, {
          runOnly: { type: 'rule', values },
          resultTypes: ['violations'],
          // The style sheets that axe reads are the same in all themes.
          preload: isFirst,
        });
        return { checks: passes.length + violations.length, violations };
      } finally {
        document.body.prepend(...messages);
      }
    },
    {
      highContrast: theme.endsWith('contrast'),
      off: scope === 'part' ? pageRules : [],
      isFirst: theme === themes[0],
    },
  );
}

const describe = (theme: ThemeName, { id, help, nodes }: AxeResults['violations'][number]) =>
  `  ${theme}: ${id} (${help})\n${nodes.map(({ html, failureSummary }) => `    ${html}\n    ${failureSummary?.replaceAll('\n', ' ')}`).join('\n')}`;
