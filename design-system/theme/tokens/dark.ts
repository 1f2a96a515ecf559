import type { ThemeTokens } from './ThemeTokens.ts';

/** Dark theme. */
export const dark: ThemeTokens = {
  color: {
    surface: {
      page: '#0c161c',
      raised: '#12212a',
      sunken: '#1a2c36',
      inverse: '#f3ece2',
      scrim: '#000000b3',
    },
    text: { body: '#f3ece2', muted: '#a9b6bb', onInverse: '#0c161c' },
    line: { hairline: '#30444f', control: '#6d808a' },
    accent: { text: '#f0a476', fill: '#e08a57', onFill: '#1b0d05' },
    done: '#74cdbb',
    error: { text: '#ff9a8f', surface: '#3a1a19' },
    focus: '#f3ece2',
  },
  shadow: {
    header: '0 1px 0 #30444f, 0 10px 30px -14px #000000a0',
    dropdown: '0 18px 44px -16px #000000b0',
    panel: '0 24px 60px -16px #000000c0',
  },
};
