import './layers.css.ts';
import './fonts.css.ts';
import './reset.css.ts';

import { assignVars, globalStyle } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { brand } from './tokens/brand.ts';
import { scale } from './tokens/scale.ts';
import { systemColors } from './tokens/systemColors.ts';
import type { ThemeTokens } from './tokens/ThemeTokens.ts';

const { light, dark, lightHighContrast, darkHighContrast } = brand;
const { color, shadow, ...shared } = vars;
const inThemeLayer = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [layers.theme]: rule } });
/** Sets the colours and shadows of a theme on an element. `wrap` can put the rule into a media query. */
const applyTheme = (
  selector: string,
  tokens: ThemeTokens,
  colorScheme: 'light' | 'dark',
  wrap: (rule: object) => object = (rule) => rule,
) =>
  inThemeLayer(
    selector,
    wrap({
      colorScheme,
      color: vars.color.text.body,
      background: vars.color.surface.page,
      vars: assignVars({ color, shadow }, tokens),
    }),
  );

inThemeLayer(':root', { vars: assignVars(shared, scale) });
// `data-theme-scope` sets the theme of a part of a page, for the view of all themes at once. `data-dark` marks a part
// that is dark in each theme, with the contrast of the theme around it.
applyTheme(':root, [data-theme-scope="light"]', light, 'light');
applyTheme(':root.dark, [data-theme-scope="dark"], [data-dark]', dark, 'dark');
// High contrast applies if the visitor's operating system asks for it, unless the visitor has chosen a contrast, which
// is in `data-contrast`.
const ifRequested = (rule: object) => ({ '@media': { 'screen and (prefers-contrast: more)': rule } });
applyTheme(':root:not([data-contrast])', lightHighContrast, 'light', ifRequested);
applyTheme(
  ':root.dark:not([data-contrast]), :root:not([data-contrast]) [data-dark]',
  darkHighContrast,
  'dark',
  ifRequested,
);
applyTheme(
  ':root[data-contrast="more"], [data-theme-scope="light-high-contrast"]',
  lightHighContrast,
  'light',
);
applyTheme(
  ':root.dark[data-contrast="more"], [data-theme-scope="dark-high-contrast"], [data-contrast="more"] [data-dark]',
  darkHighContrast,
  'dark',
);
// Browsers force only the colours of text and boxes, so drawings need their own rule, also in dark parts. `:root` is
// repeated, here and below, so that the rule overrides all rules above.
inThemeLayer(':root:root:root svg', {
  '@media': { 'screen and (forced-colors: active)': { vars: assignVars(color, systemColors) } },
});
// Forced colours put a background behind each line of text. In tight lines it would cover the line above.
inThemeLayer(':root', {
  '@media': { '(forced-colors: active)': { vars: { [vars.leading.tight]: vars.leading.snug } } },
});
// Printed pages are light in each theme.
applyTheme(':root:root:root, :root:root [data-dark]', light, 'light', (rule) => ({
  '@media': { print: rule },
}));
