import { appendFileSync } from 'node:fs';
import { getStoryContext, type TestRunnerConfig, waitForPageReady } from '@storybook/test-runner';
import type { Page } from 'playwright';

import { checkAccessibility } from '../tests/accessibility/checkAccessibility.ts';
import { checksFile } from '../tests/support/checksFile.ts';
import { desktop, hold, stopTimeAndChance, takePictures } from '../tests/visual/takePictures.ts';

/** The size of Storybook's `mobile1`. */
const narrow = { width: 320, height: 568 };
/** Stories that must fail run alone, to show that each check can: see tests/gates. */
const broken = process.env.BROKEN_STORIES === 'run';

declare global {
  var __STORYBOOK_PREVIEW__: { readonly storyStoreValue?: object };
  var __STORYBOOK_ADDONS_CHANNEL__: { emit(event: 'updateGlobals', change: { globals: object }): void };
}

/** The accessibility panel would ask axe the same, in one theme. */
async function letPanelRest(page: Page) {
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue);
  await page.evaluate(() =>
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } }),
  );
}

/** Every story: its play function, then every rule of axe in four themes, then its pictures. */
export default {
  tags: broken ? { include: ['broken'] } : { exclude: ['broken'] },

  async prepare({ page, browserContext }) {
    await stopTimeAndChance(page, browserContext);
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href);
    await letPanelRest(page);
  },

  async preVisit(page, story) {
    const { storyGlobals } = await getStoryContext(page, story);
    await page.setViewportSize(storyGlobals.viewport?.value === 'mobile1' ? narrow : desktop);
    await hold(page, false);
  },

  async postVisit(page, story) {
    await hold(page, true);
    await waitForPageReady(page);
    await page.evaluate(() => document.fonts.ready);
    const { parameters } = await getStoryContext(page, story);
    const isPage = parameters.layout === 'fullscreen' && /^(pages|journeys)-/.test(story.id);
    const checks = await checkAccessibility(page, { name: story.id, scope: isPage ? 'page' : 'part' });
    if (broken) return;
    appendFileSync(checksFile, `${checks}\n`);
    await takePictures(page, { id: story.id, reflows: parameters.layout === 'fullscreen' });
  },
} satisfies TestRunnerConfig;
