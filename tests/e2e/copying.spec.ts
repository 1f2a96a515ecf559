import { builtRoutes } from '../support/builtRoutes.ts';
import { expect, test } from './fixtures.ts';
import { reportShown } from './support/audit.ts';
import { messages, openChat, panel, say } from './support/chat.ts';
import { banner, open } from './support/site.ts';

test.use({ expectedConsole: /status of (404|503)/ });

/** The text of a part of the page that is copied and not seen. */
function copiedUnseen(selector: string): string[] {
  const root = document.querySelector(selector);
  if (!root) throw new Error(`The page has no ${selector}.`);
  /** Whether some box around a text shows none of it. */
  const isClipped = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { clipPath, overflow, fontSize } = getComputedStyle(box);
      const { width, height } = box.getBoundingClientRect();
      if (clipPath === 'inset(50%)' || fontSize === '0px') return true;
      if (overflow === 'hidden' && (width < 2 || height < 2)) return true;
    }
    return false;
  };
  const unseen: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!node.textContent?.trim() || !parentElement || !isClipped(parentElement)) continue;
    const selection = getSelection();
    selection?.selectAllChildren(parentElement);
    const text = selection?.toString().trim();
    if (text) unseen.push(text);
  }
  return unseen;
}

const widths = [1280, 390] as const;
for (const width of widths)
  test(`copying any page at ${width} px takes only what is seen`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 844 });
    for (const route of builtRoutes('dist/client')) {
      await open(page, route);
      expect(await page.evaluate(copiedUnseen, 'body'), route).toEqual([]);
    }
  });

test('copying a report, a conversation and what was found takes only what is seen', async ({ page }) => {
  await open(page, '/ai-audit#sample');
  await reportShown(page);
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

test('everything that is selected on a page is what is seen', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Control+a');
  const text = await page.evaluate(() => getSelection()?.toString());
  expect(text).toContain('About Us');
  expect(text).not.toContain('opens in new tab');
});
