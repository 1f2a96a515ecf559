import type { StoredAppState } from '#services';

/** Media query for a system with a dark theme. */
export const darkSystem = '(prefers-color-scheme: dark)';

/**
 * Applies theme, contrast and motion to the document. Sets the class `dark` on the root, the theme on the body, and
 * the attributes that the stylesheets read. The script in index.html does the same before the first paint.
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
