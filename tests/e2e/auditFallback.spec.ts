import { expect, test } from './fixtures.ts';
import { expectReport, fillForm, generate, ranges, section } from './support/audit.ts';
import { holdModel, modelRequests } from './support/chat.ts';
import { main, saveData } from './support/site.ts';

test.use({ ai: 'on', expectedConsole: /Failed to load resource/ });

test('[ST-09, R-21, CONST-05] all that shows a report comes with the press, and the line may break while it is written', async ({
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
  await expectReport(page);
  await expect(section(page, 'Recommended Solutions')).toContainText(ranges);
  await expect(main(page)).toContainText('Prepared from templates');
  await expect(main(page)).not.toContainText(/AI-generated/i);
});
