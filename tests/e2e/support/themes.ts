/** The four looks of the site. */
export const themes = [
  { name: 'light', theme: 'light', highContrastMode: false },
  { name: 'dark', theme: 'dark', highContrastMode: false },
  { name: 'light with high contrast', theme: 'light', highContrastMode: true },
  { name: 'dark with high contrast', theme: 'dark', highContrastMode: true },
] as const;

export type Look = (typeof themes)[number];
