import { readFileSync } from 'node:fs';
import { getStoryContext, type TestRunnerConfig, waitForPageReady } from '@storybook/test-runner';

import { checkAccessibility } from '../tests/accessibility/checkAccessibility.ts';
import { desktop, takePictures } from '../tests/visual/takePictures.ts';

/** Size of the viewport `mobile1`. */
const narrow = { width: 320, height: 568 };

let stories: Readonly<Record<string, unknown>> | undefined;

/**
 * Whether screenshots of a story are taken in three themes instead of only the light one. One story of each component
 * and page is: `AllVariants` if it exists, otherwise `Default`.
 */
function isMainStory({ id }: { readonly id: string }): boolean {
  const [title = '', name] = id.split('--');
  if (!/^(components|patterns|graphics|pages)-/.test(title)) return false;
  stories ??= JSON.parse(readFileSync('storybook-static/index.json', 'utf8')).entries ?? {};
  return name === (`${title}--all-variants` in { ...stories } ? 'all-variants' : 'default');
}

/** Test of each story: its play function, then its screenshots, then all rules of axe in four themes. */
export default {
  async prepare({ page, browserContext }) {
    await page.clock.setFixedTime('2026-11-02T09:00:00Z');
    await browserContext.addInitScript(() => {
      let seed = 7;
      Math.random = () => {
        seed = (seed * 16807) % 2147483647;
        return seed / 2147483647;
      };
    });
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href);
    // Storybook is ready when it shows that no story is chosen. Without the wait, the text `No Preview` could cover the
    // first story.
    await page.getByText('No Preview').waitFor();
  },

  async preVisit(page, story) {
    const { storyGlobals } = await getStoryContext(page, story);
    await page.setViewportSize(storyGlobals.viewport?.value === 'mobile1' ? narrow : desktop);
  },

  async postVisit(page, story) {
    await waitForPageReady(page);
    await page.evaluate(() => document.fonts.ready);
    const { parameters } = await getStoryContext(page, story);
    const fillsWindow = parameters.layout === 'fullscreen';
    const isPage = fillsWindow && /^(pages|journeys)-/.test(story.id);
    if (!parameters.chromatic?.disableSnapshot) {
      await takePictures(page, { id: story.id, inAllThemes: isMainStory(story), fillsWindow });
    }
    await checkAccessibility(page, { name: story.id, scope: isPage ? 'page' : 'part' });
  },
} satisfies TestRunnerConfig;
