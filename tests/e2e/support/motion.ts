import type { Page } from '@playwright/test';

/** Options for tests about motion: `test.use(withMotion)`. All other tests run with `prefers-reduced-motion: reduce`. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Returns the names of the animations of the page that take time. */
export const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );
