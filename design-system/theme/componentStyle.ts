import { type StyleRule, style } from '@vanilla-extract/css';

import { layers } from './layers.css.ts';

/** Returns a vanilla-extract `style` in the component layer, so that the styles of the site always override it. */
export const componentStyle = (rule: Omit<StyleRule, '@layer'>, debugId?: string) =>
  style({ '@layer': { [layers.component]: rule } }, debugId);

/** Returns a vanilla-extract `style` in the site layer, which overrides all other layers. */
export const siteStyle = (rule: Omit<StyleRule, '@layer'>, debugId?: string) =>
  style({ '@layer': { [layers.site]: rule } }, debugId);
