import type { Page } from '@playwright/test';

import type { GeminiServer } from '../../geminiServer/geminiServer.ts';

/** Window widths in CSS pixels: the narrowest that WCAG asks for, and a desktop. */
export const widths = { phone: 320, desktop: 1280 } as const;
type Width = (typeof widths)[keyof typeof widths];

/** State of a page, and the steps that lead to it. */
export interface State {
  readonly name: string;
  /** Addresses of the pages that have the state. */
  readonly widths: readonly Width[];
  reach(page: Page, gemini: GeminiServer): Promise<unknown>;
}

/** Returns a state; without `at` at both widths. */
export const state = (
  name: string,
  reach: State['reach'],
  at: readonly Width[] = [widths.desktop, widths.phone],
): State => ({ name, widths: at, reach });
