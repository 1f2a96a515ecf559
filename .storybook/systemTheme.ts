import type { ToolbarChoice } from './toolbar.ts';

// Tests without a browser have no media queries.
const asks = (query: string) => globalThis.matchMedia?.(`(${query})`).matches;

/** Theme and contrast that the reader's system asks for. */
export const systemTheme = (): Pick<ToolbarChoice, 'theme' | 'contrast'> => ({
  theme: asks('prefers-color-scheme: dark') ? 'dark' : 'light',
  contrast: asks('prefers-contrast: more') ? 'more' : 'normal',
});
