import type { StoredAppState } from '#services';

/** Media query of a system with a dark theme. */
export const darkSystem = '(prefers-color-scheme: dark)';

/**
 * Puts theme, contrast and motion on the document: the `dark` class on the root, the theme on the body
 *, and what the theme layer reads. The script in index.html does the same before first paint.
 */
export function applyAppearance({ documentElement, body }: Document, { theme, settings }: StoredAppState) {
  const dark = theme === 'dark' || (theme === 'system' && matchMedia(darkSystem).matches);
  documentElement.classList.toggle('dark', dark);
  body.dataset.theme = dark ? 'dark' : 'light';
  if (settings.highContrastMode) documentElement.dataset.contrast = 'more';
  else delete documentElement.dataset.contrast;
  if (settings.animationsEnabled) delete documentElement.dataset.motion;
  else documentElement.dataset.motion = 'off';
}
