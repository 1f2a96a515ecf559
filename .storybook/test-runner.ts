import { readFileSync } from 'node:fs';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

import { checkAccessibility } from '../tests/accessibility/checkAccessibility.ts';
import { desktop, takePictures } from '../tests/visual/takePictures.ts';

/** Size of the viewport `mobile1`. */
const narrow = { width: 320, height: 568 };

let storiesById: Readonly<Record<string, unknown>> | undefined;

/**
 * Whether a story is the main story of a component or page: `AllVariants` if it exists, otherwise `Default`. Its
 * screenshots are taken in three themes, those of any other story only in the light one. Dark high contrast has no
 * screenshot: only its colours differ from dark, and axe checks their contrast.
 */
function isMainStory({ id }: { readonly id: string }): boolean {
  const [title = '', name] = id.split('--');
  if (!/^(components|patterns|graphics|pages)-/.test(title)) return false;
  storiesById ??= JSON.parse(readFileSync('storybook-static/index.json', 'utf8')).entries;
  const hasAllVariants = storiesById?.[`${title}--all-variants`] !== undefined;
  return name === (hasAllVariants ? 'all-variants' : 'default');
}

/** Test of each story: its play function, then its screenshots, then all rules of axe in four themes. */
export default {
  async prepare({ page, browserContext }) {
    await page.clock.setFixedTime('2026-11-02T09:00:00Z');
    // A pseudo-random generator (Park-Miller) gives the same numbers in each run, so that screenshots are the same.
    await browserContext.addInitScript(() => {
      let seed = 7;
      Math.random = () => {
        seed = (seed * 16807) % 2147483647;
        return seed / 2147483647;
      };
    });
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href);
    // Storybook shows `No Preview` when it is ready and no story is chosen. Without this wait, that text could cover
    // the first story.
    await page.getByText('No Preview').waitFor();
  },

  async preVisit(page, story) {
    const { storyGlobals } = await getStoryContext(page, story);
    await page.setViewportSize(storyGlobals.viewport?.value === 'mobile1' ? narrow : desktop);
  },

  async postVisit(page, story) {
    // Does not wait for an idle network, which would add half a second to each story. A broken image is no error: one
    // story shows a portrait that fails to load.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    });
    const { parameters } = await getStoryContext(page, story);
    const fillsWindow = parameters.layout === 'fullscreen';
    const isPage = fillsWindow && /^(pages|journeys)-/.test(story.id);
    if (!parameters.chromatic?.disableSnapshot) {
      await takePictures(page, { id: story.id, inAllThemes: isMainStory(story), fillsWindow });
    }
    await checkAccessibility(page, { name: story.id, scope: isPage ? 'page' : 'part' });
  },
} satisfies TestRunnerConfig;
