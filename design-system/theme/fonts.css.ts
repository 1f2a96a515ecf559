import { globalFontFace } from '@vanilla-extract/css';

/** The family with its metric-matched fallback: text keeps its place when the font arrives. */
export const fontFamily = "'Geologica', 'Geologica fallback', system-ui, sans-serif";

const file = (subset: string) =>
  `url('@fontsource-variable/geologica/files/geologica-${subset}-shrp-normal.woff2') format('woff2')`;
const face = { fontWeight: '100 900', fontStyle: 'normal', fontDisplay: 'swap' } as const;

globalFontFace('Geologica', {
  ...face,
  src: file('latin'),
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
});
globalFontFace('Geologica', {
  ...face,
  src: file('greek'),
  unicodeRange: 'U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03FF',
});
globalFontFace('Geologica fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica')",
  sizeAdjust: '104%',
  ascentOverride: '94%',
  descentOverride: '24%',
  lineGapOverride: '0%',
});
