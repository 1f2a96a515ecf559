import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';

export const glyph = recipe({
  base: componentStyle({ flexShrink: 0, height: 'auto' }),
  variants: {
    size: {
      small: componentStyle({ width: '2.5rem' }),
      medium: componentStyle({ width: '4.5rem' }),
      large: componentStyle({ width: '9rem' }),
    },
  },
});
