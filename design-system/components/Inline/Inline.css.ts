import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { gap } from '../../theme/gap.css.ts';

export const inline = recipe({
  base: componentStyle({ display: 'flex', flexWrap: 'wrap', minWidth: 0 }),
  variants: {
    gap,
    align: {
      start: componentStyle({ alignItems: 'flex-start' }),
      center: componentStyle({ alignItems: 'center' }),
      baseline: componentStyle({ alignItems: 'baseline' }),
      end: componentStyle({ alignItems: 'flex-end' }),
      stretch: componentStyle({ alignItems: 'stretch' }),
    },
    justify: {
      start: componentStyle({ justifyContent: 'flex-start' }),
      center: componentStyle({ justifyContent: 'center' }),
      end: componentStyle({ justifyContent: 'flex-end' }),
      between: componentStyle({ justifyContent: 'space-between' }),
    },
  },
});
