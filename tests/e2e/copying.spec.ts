import { expect, test } from './fixtures.ts';
import { expectReport } from './support/audit.ts';
import { messages, openChat, panel, say } from './support/chat.ts';
import { copiedUnseen } from './support/copiedUnseen.ts';
import { banner, open } from './support/site.ts';

test.use({ expectedConsole: /status of 503/ });

test('copying a report, a conversation and what was found takes only what is seen', async ({ page }) => {
  await open(page, '/ai-audit#sample');
  await expectReport(page);
  expect(await page.evaluate(copiedUnseen, 'body')).toEqual([]);
  await openChat(page);
  await say(page, 'What does a voice agent cost?');
  await expect(messages(page)).toHaveCount(3);
  expect(await page.evaluate(copiedUnseen, 'body')).toEqual([]);
  await panel(page)
    .getByRole('button', { name: /minimi[sz]e/i })
    .click();
  await banner(page)
    .getByRole('button', { name: /search/i })
    .click();
  await page.getByRole('searchbox').fill('voice');
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(copiedUnseen, '[role="dialog"], dialog[open]')).toEqual([]);
});
