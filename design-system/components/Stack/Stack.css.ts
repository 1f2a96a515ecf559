import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { perSpace } from '../../theme/spacing.ts';

export const stack = recipe({
  base: componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 }),
  variants: {
    gap: perSpace('gap'),
    align: {
      stretch: componentStyle({ alignItems: 'stretch' }),
      start: componentStyle({ alignItems: 'flex-start' }),
      end: componentStyle({ alignItems: 'flex-end' }),
    },
  },
});
