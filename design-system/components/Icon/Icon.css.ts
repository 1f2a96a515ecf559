import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';

/**
 * Mirrors an icon in right-to-left text. The selector is the `dir` attribute, because the build turns `:dir()` into a list of
 * languages.
 */
export const mirrored = componentStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

// Sizes are in `em`, so that an icon grows with the text beside it.
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
