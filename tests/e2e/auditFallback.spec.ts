import { fails, faults, hangs } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import {
  answersOfABakery,
  changeAnswers,
  fillForm,
  generate,
  ranges,
  reportShown,
  section,
  withoutAi,
} from './support/audit.ts';
import { holdModel, modelRequests } from './support/chat.ts';
import { main, open, saveData, stopClock } from './support/site.ts';

test.use({ ai: 'on', expectedConsole: /Failed to load resource/ });

test('[ST-09, CONST-05] the audit shows a template report, whatever fails', async ({ page, gemini }) => {
  const requests = modelRequests(page);
  await fillForm(page, ['Operations']);
  for (const [what, behaviour] of [
    ['an error status', fails(500)],
    ['a broken connection', faults.connectionReset],
    ['an empty reply', faults.noCandidates],
    ['a blocked reply', faults.blockedForSafety],
    ['broken JSON', faults.malformedJson],
  ] as const)
    await test.step(what, async () => {
      gemini.always(behaviour);
      await generate(page).click();
      await reportShown(page);
      await expect(section(page, 'Recommended Solutions')).toContainText(ranges);
      await expect(main(page)).toContainText(/prepared from templates/i);
      await expect(main(page)).not.toContainText(/AI-generated/i);
      const { length: asked } = requests.splice(0);
      expect(asked).toBeGreaterThanOrEqual(1);
      expect(asked).toBeLessThanOrEqual(2);
      await changeAnswers(page);
    });
});

test.describe('with a controlled clock', () => {
  test('[ST-09] the audit can be cancelled while the model does not answer, and keeps the answers', async ({
    page,
    gemini,
  }) => {
    gemini.always(hangs());
    await fillForm(page);
    await generate(page).click();
    await main(page)
      .getByRole('button', { name: /cancel/i })
      .click();
    await expect(main(page).getByLabel('Business name')).toHaveValue(answersOfABakery['Business name']);
  });
});

test('[ST-09] the audit shows a template report after a minute without a reply', async ({ page, gemini }) => {
  const requests = modelRequests(page);
  gemini.always(hangs());
  await page.clock.install();
  await fillForm(page);
  await stopClock(page);
  await generate(page).click();
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.runFor(61_000);
  await page.clock.resume();
  await reportShown(page);
  await expect(section(page, 'Recommended Solutions')).toContainText(ranges);
});

test('[ST-09, R-21] all that shows a report comes with the press, and the line may break while it is written', async ({
  page,
  context,
}) => {
  let underWay = 0;
  page.on('request', () => (underWay += 1));
  page.on('requestfinished', () => (underWay -= 1));
  page.on('requestfailed', () => (underWay -= 1));
  const requests = modelRequests(page);
  // Whoever does not save data has it since the first answer.
  await saveData(page);
  await fillForm(page);
  const release = await holdModel(page);
  await generate(page).click();
  await expect.poll(() => requests.length).toBe(1);
  await expect.poll(() => underWay).toBe(1);
  await context.setOffline(true);
  release();
  await reportShown(page);
  await expect(main(page)).toContainText('Prepared from templates');
});

test('[CONST-06, D6] a template report by choice sends nothing', async ({ page }) => {
  const requests = modelRequests(page);
  await fillForm(page, ['HR']);
  await withoutAi(page).click();
  await reportShown(page);
  await expect(section(page, 'Recommended Solutions')).toContainText(ranges);
  await expect(section(page, 'Recommended Solutions')).toContainText(/\bHR\b|staff|people/i);
  expect(requests).toEqual([]);
});

test('[VAL-05, X-07] the sample report is the default one, needs no answers and is not saved', async ({
  page,
}) => {
  const requests = modelRequests(page);
  await open(page, '/ai-audit');
  await main(page).getByRole('link', { name: 'See a sample report' }).click();
  await reportShown(page);
  for (const text of ['Your Business', 'General', 'Small to Medium', /sample/i])
    await expect(main(page)).toContainText(text);
  await expect(section(page, 'Recommended Solutions')).toContainText(ranges);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
