import { create } from 'storybook/theming/create';

import {
  dark,
  darkHighContrast,
  ingotPath,
  ingotViewBox,
  light,
  lightHighContrast,
  scale,
} from '#design-system/tokens';

import type { ToolbarChoice } from './toolbar.ts';

/** Returns the company's mark, an ingot, in this colour, as a data URL. */
const ingot = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${ingotViewBox}" width="56" height="38"><path d="${ingotPath}" fill="${colour}"/></svg>`,
  )}`;

/**
 * Returns the theme of the Storybook UI, made of the design tokens. If the toolbar shows all themes at once, the UI is
 * light.
 */
export function storybookTheme({ theme, contrast }: Pick<ToolbarChoice, 'theme' | 'contrast'>) {
  const base = theme === 'dark' ? 'dark' : 'light';
  const themes = contrast === 'more' ? { dark: darkHighContrast, light: lightHighContrast } : { dark, light };
  const { color } = themes[base];
  const radius = Number.parseInt(scale.radius.control, 10);
  return create({
    base,
    brandTitle: 'Storybook',
    brandImage: ingot(color.accent.fill),
    brandUrl: './',
    colorPrimary: color.accent.fill,
    colorSecondary: color.accent.text,
    appBg: color.surface.page,
    appContentBg: color.surface.page,
    appHoverBg: color.surface.sunken,
    appPreviewBg: color.surface.page,
    appBorderColor: color.line.hairline,
    appBorderRadius: radius,
    fontBase: scale.font.text,
    fontCode: scale.font.code,
    textColor: color.text.body,
    textInverseColor: color.text.onInverse,
    textMutedColor: color.text.muted,
    barTextColor: color.text.muted,
    barHoverColor: color.accent.text,
    barSelectedColor: color.accent.text,
    barBg: color.surface.page,
    buttonBg: color.surface.raised,
    buttonBorder: color.line.control,
    booleanBg: color.surface.sunken,
    booleanSelectedBg: color.surface.raised,
    inputBg: color.surface.raised,
    inputBorder: color.line.control,
    inputTextColor: color.text.body,
    inputBorderRadius: radius,
  });
}
