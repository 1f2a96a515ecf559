import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { gap } from '../../theme/gap.css.ts';

export const stack = recipe({
  base: componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 }),
  variants: {
    gap,
    align: {
      stretch: componentStyle({ alignItems: 'stretch' }),
      start: componentStyle({ alignItems: 'flex-start' }),
      end: componentStyle({ alignItems: 'flex-end' }),
    },
  },
});
