import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';

// In `em`: an icon belongs to the words beside it and grows with them.
export const icon = recipe({
  base: componentStyle({ flexShrink: 0, fill: 'none', stroke: 'currentColor' }),
  variants: {
    size: {
      small: componentStyle({ width: '1em', height: '1em' }),
      medium: componentStyle({ width: '1.25em', height: '1.25em' }),
      large: componentStyle({ width: '1.75em', height: '1.75em' }),
    },
  },
  defaultVariants: { size: 'medium' },
});
