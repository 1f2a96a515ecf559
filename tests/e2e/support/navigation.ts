import type { Page } from '@playwright/test';

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
