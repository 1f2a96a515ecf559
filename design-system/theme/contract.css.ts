import { createGlobalThemeContract } from '@vanilla-extract/css';

import { brand } from './tokens/brand.ts';
import { scale } from './tokens/scale.ts';

/** Read tokens from here: `vars.color.text.muted` becomes `var(--ds-color-text-muted)`. */
export const vars = createGlobalThemeContract(
  { ...brand.light, ...scale },
  (_value, path) => `ds-${path.join('-')}`,
);
