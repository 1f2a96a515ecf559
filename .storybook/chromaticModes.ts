/** Modes of the screenshots of `npm test -- chromatic`: those of tests/visual/takePictures.ts. */
export const chromaticModes = {
  light: { theme: 'light', contrast: 'normal', viewport: 'desktop' },
  dark: { theme: 'dark', contrast: 'normal', viewport: 'desktop' },
  'light high contrast': { theme: 'light', contrast: 'more', viewport: 'desktop' },
  telephone: { theme: 'light', contrast: 'normal', viewport: 'phone' },
};
