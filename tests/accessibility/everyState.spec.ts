import { existsSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { exceptions } from '#site/content/accessibility/exceptions.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { builtRoutes } from '../support/builtRoutes.ts';
import { paint, themes } from './checkAccessibility.ts';
import { runAlfa } from './engines/alfa.ts';
import { runAxeEngine } from './engines/axe.ts';
import { runIbm } from './engines/ibm.ts';
import { hasJava, runNu } from './engines/nu.ts';
import { type EngineRun, unexplained } from './findings.ts';
import { attachmentName } from './report.ts';
import { type State, widths } from './states/State.ts';
import { states } from './states.ts';
import { smallTargets } from './targets.ts';
import { lostWithTextSpacing } from './textSpacing.ts';

// The end-to-end tests check the console, also in these states.
test.use({ ai: 'on', expectedConsole: /./ });

/** Passes the runs to the reporter, which counts them. Fails for each finding without an exception. */
async function conclude(info: TestInfo, runs: readonly EngineRun[]) {
  await info.attach(attachmentName, { body: JSON.stringify(runs), contentType: 'application/json' });
  const rest = unexplained(
    runs.flatMap(({ findings }) => findings),
    exceptions,
  );
  const lines = rest.map(({ engine, rule, element, text }) => `${engine} ${rule}: ${text} ${element}`);
  expect([...new Set(lines)]).toEqual([]);
}

/** Runs the engines on the current page. At the second width of a state only axe and IBM run. */
async function runEngines(page: Page, { name, widths }: State, width: number): Promise<EngineRun[]> {
  const runs: EngineRun[] = [];
  for (const theme of themes) {
    await paint(page, theme);
    runs.push(await runAxeEngine(page, theme));
  }
  await paint(page, 'light');
  runs.push(await runIbm(page));
  if (width !== widths[0]) return runs;
  runs.push(await runAlfa(page));
  // The files of whole pages are validated below.
  if (hasJava && !name.startsWith('/')) runs.push(await runNu(await page.content()));
  return runs;
}

// One visit for all engines, because reaching a state takes as long as checking it.
for (const [device, width, options] of [
  ['a desktop', widths.desktop, {}],
  ['a phone', widths.phone, { hasTouch: true, isMobile: true }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height: 800 }, ...options });

    for (const state of states.filter(({ widths }) => widths.includes(width)))
      test(`[X-01, X-02, X-03] ${state.name} at ${width} px breaks no rule of any engine, loses nothing with the text spacing of 1.4.12, and on a phone its targets have 24 px, and what thumbs press 44 px`, async ({
        page,
        gemini,
      }, info) => {
        await state.reach(page, gemini);
        const runs = await runEngines(page, state, width);
        if (width === widths.phone) {
          const { count, small } = await smallTargets(page);
          expect.soft(count).toBeGreaterThan(10);
          expect.soft(small).toEqual([]);
        }
        expect.soft(await lostWithTextSpacing(page)).toEqual([]);
        await conclude(info, runs);
      });
  });

test('every built page is valid to the Nu validator', async ({ browserName: _ }, info) => {
  test.skip(!hasJava, 'The Nu validator is a Java program: apt install default-jre-headless.');
  const folder = 'dist/client';
  const files = builtRoutes(folder).map((route) => `${folder}${route === '/' ? '/index' : route}.html`);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  await conclude(info, [await runNu({ files })]);
});
