import { expect, test } from '@playwright/test';
import { exceptions } from '#site/content/accessibility/exceptions.ts';
import { runAlfa } from './engines/alfa.ts';
import { runAxeEngine } from './engines/axe.ts';
import { runIbm } from './engines/ibm.ts';
import { hasJava, runNu } from './engines/nu.ts';
import { type EngineRun, unexplained } from './findings.ts';

const broken = `<!doctype html><html lang="en"><head><title>Broken</title></head><body><main>
  <h1>Broken on purpose</h1><img src="data:,"><input type="text"><p><div>Not in a paragraph</div></p>
</main></body></html>`;

const rulesBroken = ({ findings }: EngineRun) => unexplained(findings, exceptions).map(({ rule }) => rule);

test('a picture without words turns axe red', async ({ page }) => {
  await page.setContent(broken);
  expect(rulesBroken(await runAxeEngine(page, 'light'))).toContain('image-alt');
});

test("a field without a name turns IBM's engine red", async ({ page }) => {
  await page.setContent(broken);
  expect(rulesBroken(await runIbm(page))).toContain('input_label_exists');
});

test('a field without a name turns Alfa red', async ({ page }) => {
  await page.setContent(broken);
  expect(rulesBroken(await runAlfa(page))).toContain('sia-r8');
});

test('a block in a paragraph turns the Nu validator red', async () => {
  test.skip(!hasJava, 'The Nu validator is a Java program: apt install default-jre-headless.');
  expect(rulesBroken(await runNu(broken)).join()).toMatch(/No “p” element in scope/);
});
