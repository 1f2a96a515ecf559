import { type StyleRule, style } from '@vanilla-extract/css';

import { layers } from './layers.css.ts';

/** A vanilla-extract `style` in the component layer, so that a page can always override it. */
export const componentStyle = (rule: Omit<StyleRule, '@layer'>, debugId?: string) =>
  style({ '@layer': { [layers.component]: rule } }, debugId);

/** The same for the site's own sections and pages: the strongest layer. */
export const siteStyle = (rule: Omit<StyleRule, '@layer'>, debugId?: string) =>
  style({ '@layer': { [layers.site]: rule } }, debugId);
