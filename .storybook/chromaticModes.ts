/**
 * Modes of the screenshots that `npm test -- chromatic` takes. The themes are the same as in
 * tests/visual/takePictures.ts.
 */
export const chromaticModes = {
  light: { theme: 'light', contrast: 'normal', viewport: 'desktop' },
  dark: { theme: 'dark', contrast: 'normal', viewport: 'desktop' },
  'light high contrast': { theme: 'light', contrast: 'more', viewport: 'desktop' },
  telephone: { theme: 'light', contrast: 'normal', viewport: 'phone' },
};
