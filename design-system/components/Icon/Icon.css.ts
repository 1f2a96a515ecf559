import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';

/** Points along the line of reading. Told by the attribute: the build writes `:dir()` as a list of languages. */
export const pointing = componentStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

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
