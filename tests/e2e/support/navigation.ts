import type { Locator, Page } from '@playwright/test';

import { banner } from './site.ts';

/** The top navigation on a wide screen. */
export const mainNavigation = (page: Page) => banner(page).getByRole('navigation', { name: 'Main' });
export const resources = (page: Page) => mainNavigation(page).getByRole('button', { name: 'Resources' });
/** Links of the dropdown. Each name begins with this text; a description may follow it. */
export const caseStudies = (page: Page) => mainNavigation(page).getByRole('link', { name: /^Case Studies/ });
export const blog = (page: Page) => mainNavigation(page).getByRole('link', { name: /^Blog/ });
/** The button that opens the categories of the blog. */
export const blogButton = (page: Page) => mainNavigation(page).getByRole('button', { name: /blog/i });

/** Button of the menu on a small screen, and the panel that it opens. */
export const menuToggle = (page: Page) => banner(page).getByRole('button', { name: /menu/i });

/** Moves the pointer to an element in ten steps, because a jump skips the elements between. */
export async function moveTo(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('The pointer has nowhere to go: the target is not shown.');
  await target.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 });
}
