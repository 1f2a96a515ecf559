import { createGlobalThemeContract } from '@vanilla-extract/css';

import { light } from './tokens/light.ts';
import { scale } from './tokens/scale.ts';

/** Read tokens from here: `vars.color.text.muted` becomes `var(--ds-color-text-muted)`. */
export const vars = createGlobalThemeContract(
  { ...light, ...scale },
  (_value, path) => `ds-${path.join('-')}`,
);
