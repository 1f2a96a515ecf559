import { light } from './light.ts';
import type { ThemeTokens } from './ThemeTokens.ts';

/** Light theme in which all texts have a contrast of at least 7:1 and all lines are clearly visible. */
export const lightHighContrast: ThemeTokens = {
  ...light,
  color: {
    surface: {
      page: '#ffffff',
      raised: '#ffffff',
      sunken: '#f4f1ec',
      inverse: '#000000',
      scrim: '#000000b3',
    },
    text: { body: '#000000', muted: '#34444d', onInverse: '#ffffff' },
    line: { hairline: '#43525a', control: '#10202a' },
    accent: { text: '#7d3110', fill: '#8a3611', onFill: '#ffffff' },
    done: '#0c4a41',
    error: { text: '#8c1510', surface: '#ffffff' },
    focus: '#000000',
  },
};
