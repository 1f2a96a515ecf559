import { getStoryContext, type TestRunnerConfig, waitForPageReady } from '@storybook/test-runner';

import { checkAccessibility } from '../tests/accessibility/checkAccessibility.ts';

/** Every story: its play function, then every rule of axe in four themes, then its pictures. */
export default {
  async postVisit(page, story) {
    await waitForPageReady(page);
    await page.evaluate(() => document.fonts.ready);
    const { parameters } = await getStoryContext(page, story);
    const isPage = parameters.layout === 'fullscreen' && /^(pages|journeys)-/.test(story.id);
    await checkAccessibility(page, { name: story.id, scope: isPage ? 'page' : 'part' });
  },
} satisfies TestRunnerConfig;
