import type { ToolbarChoice } from './toolbar.ts';

// `matchMedia` is missing in tests without a browser.
const matches = (query: string) => globalThis.matchMedia?.(`(${query})`).matches;

/** Returns the theme and the contrast that the reader's operating system asks for. */
export const systemTheme = (): Pick<ToolbarChoice, 'theme' | 'contrast'> => ({
  theme: matches('prefers-color-scheme: dark') ? 'dark' : 'light',
  contrast: matches('prefers-contrast: more') ? 'more' : 'normal',
});
