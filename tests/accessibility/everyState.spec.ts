import { existsSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
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
import { widths } from './states/State.ts';
import { states } from './states.ts';

// The console is watched by the end-to-end tests, of these states too.
test.use({ ai: 'on', expectedConsole: /./ });

/** Hands the runs to the reporter, which counts them, and fails on what no exception explains. */
async function conclude(info: TestInfo, runs: readonly EngineRun[]) {
  await info.attach(attachmentName, { body: JSON.stringify(runs), contentType: 'application/json' });
  const rest = unexplained(
    runs.flatMap(({ findings }) => findings),
    exceptions,
  );
  const lines = rest.map(({ engine, rule, element, text }) => `${engine} ${rule}: ${text} ${element}`);
  expect([...new Set(lines)]).toEqual([]);
}

for (const { name, reach, ...state } of states)
  for (const width of state.widths)
    test(`[X-01] ${name} at ${width} px breaks no rule of any engine`, async ({ page, gemini }, info) => {
      await page.setViewportSize({ width, height: 800 });
      await reach(page, gemini);
      const runs: EngineRun[] = [];
      for (const theme of themes) {
        await paint(page, theme);
        runs.push(await runAxeEngine(page, theme));
        // The others need longer, and find little that depends on the theme or the width.
        if (theme === 'light' || width === widths.desktop) runs.push(await runIbm(page));
      }
      await paint(page, 'light');
      if (width === state.widths[0]) {
        runs.push(await runAlfa(page));
        if (hasJava) runs.push(await runNu(await page.content()));
      }
      await conclude(info, runs);
    });

test('every built page is valid to the Nu validator', async ({ browserName: _ }, info) => {
  test.skip(!hasJava, 'The Nu validator is a Java program: apt install default-jre-headless.');
  const folder = 'dist/client';
  const files = builtRoutes(folder).map((route) => `${folder}${route === '/' ? '/index' : route}.html`);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  await conclude(info, [await runNu({ files })]);
});
