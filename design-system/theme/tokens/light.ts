import type { ThemeTokens } from './ThemeTokens.ts';

/** Light theme. */
export const light: ThemeTokens = {
  color: {
    surface: {
      page: '#fbf7f1',
      raised: '#fffdfa',
      sunken: '#f1e9de',
      inverse: '#10202a',
      scrim: '#10202a99',
    },
    text: { body: '#10202a', muted: '#51616a', onInverse: '#fbf7f1' },
    line: { hairline: '#e4dacd', control: '#78848a' },
    accent: { text: '#a8481f', fill: '#b9562a', onFill: '#fffaf5' },
    done: '#17695d',
    error: { text: '#b3261e', surface: '#fbe9e4' },
    focus: '#10202a',
  },
  shadow: {
    header: '0 1px 0 #e4dacd, 0 10px 30px -18px #10202a40',
    dropdown: '0 18px 44px -20px #10202a40',
    panel: '0 24px 60px -20px #10202a44',
  },
};
