import type { Page } from '@playwright/test';

import { fillStorage } from './site.ts';

/** The four themes of the site as stored settings. */
export const themes = [
  { name: 'light', theme: 'light', highContrastMode: false },
  { name: 'dark', theme: 'dark', highContrastMode: false },
  { name: 'light with high contrast', theme: 'light', highContrastMode: true },
  { name: 'dark with high contrast', theme: 'dark', highContrastMode: true },
] as const;

export type Look = (typeof themes)[number];

/** Stores a theme, as an earlier visit would have done. */
export const choose = (page: Page, { theme, highContrastMode }: Look) =>
  fillStorage(page, {
    'app-state': JSON.stringify({ theme, settings: { animationsEnabled: true, highContrastMode } }),
  });
