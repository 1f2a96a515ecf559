import { dark } from './dark.ts';
import type { ThemeTokens } from './ThemeTokens.ts';

/** Dark theme in which all texts have a contrast of at least 7:1 and all lines are clearly visible. */
export const darkHighContrast: ThemeTokens = {
  ...dark,
  color: {
    surface: {
      page: '#000000',
      raised: '#0a1217',
      sunken: '#16232b',
      inverse: '#ffffff',
      scrim: '#000000cc',
    },
    text: { body: '#ffffff', muted: '#d5dde0', onInverse: '#000000' },
    line: { hairline: '#a9b6bb', control: '#f3ece2' },
    accent: { text: '#ffc39f', fill: '#ffb78d', onFill: '#000000' },
    done: '#9be8d8',
    error: { text: '#ffbdb5', surface: '#0a1217' },
    focus: '#ffffff',
  },
};
