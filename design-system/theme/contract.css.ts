import { createGlobalThemeContract } from '@vanilla-extract/css';

import { brand } from './tokens/brand.ts';
import { scale } from './tokens/scale.ts';

/** Custom properties of all tokens: `vars.color.text.muted` is `var(--ds-color-text-muted)`. */
export const vars = createGlobalThemeContract(
  { ...brand.light, ...scale },
  (_value, path) => `ds-${path.join('-')}`,
);
