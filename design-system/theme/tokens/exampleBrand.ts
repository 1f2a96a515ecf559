import type { Brand, ThemeTokens } from './ThemeTokens.ts';

const light: ThemeTokens = {
  color: {
    surface: {
      page: '#f6f9fd',
      raised: '#ffffff',
      sunken: '#e7eef7',
      inverse: '#14213d',
      scrim: '#14213d99',
    },
    text: { body: '#14213d', muted: '#46536f', onInverse: '#f6f9fd' },
    line: { hairline: '#d3dded', control: '#6f7d96' },
    accent: { text: '#1d4ba8', fill: '#2350b4', onFill: '#ffffff' },
    done: '#146356',
    error: { text: '#ad2018', surface: '#fdebe9' },
    focus: '#14213d',
  },
  shadow: {
    header: '0 1px 0 #d3dded, 0 10px 30px -18px #14213d40',
    dropdown: '0 18px 44px -20px #14213d40',
    panel: '0 24px 60px -20px #14213d44',
  },
};

const dark: ThemeTokens = {
  color: {
    surface: {
      page: '#0a1120',
      raised: '#111b2f',
      sunken: '#192741',
      inverse: '#eef3fb',
      scrim: '#000000b3',
    },
    text: { body: '#eef3fb', muted: '#a8b5cb', onInverse: '#0a1120' },
    line: { hairline: '#22314d', control: '#7485a3' },
    accent: { text: '#9fc1ff', fill: '#7eabff', onFill: '#04112b' },
    done: '#7ad3c0',
    error: { text: '#ffa196', surface: '#3a1a1b' },
    focus: '#eef3fb',
  },
  shadow: {
    header: '0 1px 0 #22314d, 0 10px 30px -14px #000000a0',
    dropdown: '0 18px 44px -16px #000000b0',
    panel: '0 24px 60px -16px #000000c0',
  },
};

const lightHighContrast: ThemeTokens = {
  color: {
    surface: {
      page: '#ffffff',
      raised: '#ffffff',
      sunken: '#eef2f8',
      inverse: '#000000',
      scrim: '#000000b3',
    },
    text: { body: '#000000', muted: '#2f3d59', onInverse: '#ffffff' },
    line: { hairline: '#3f4f6d', control: '#14213d' },
    accent: { text: '#0f3279', fill: '#123a8f', onFill: '#ffffff' },
    done: '#0b4a40',
    error: { text: '#86120d', surface: '#ffffff' },
    focus: '#000000',
  },
  shadow: light.shadow,
};

const darkHighContrast: ThemeTokens = {
  color: {
    surface: {
      page: '#000000',
      raised: '#0a1120',
      sunken: '#152037',
      inverse: '#ffffff',
      scrim: '#000000cc',
    },
    text: { body: '#ffffff', muted: '#d3dcec', onInverse: '#000000' },
    line: { hairline: '#a8b5cb', control: '#eef3fb' },
    accent: { text: '#c4d9ff', fill: '#b3ceff', onFill: '#000000' },
    done: '#a0ecdc',
    error: { text: '#ffc1ba', surface: '#0a1120' },
    focus: '#ffffff',
  },
  shadow: dark.shadow,
};

/** Example of the colours of another company: blue and slate grey. */
export const exampleBrand: Brand = { light, dark, lightHighContrast, darkHighContrast };
