import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const mark = recipe({
  base: componentStyle({ flexShrink: 0, fill: 'currentColor' }),
  variants: {
    // Sizes are in `em`, so that the mark grows with the text beside it.
    size: {
      text: componentStyle({ width: '1.62em', height: 'auto' }),
      large: componentStyle({ width: '10rem', height: 'auto' }),
    },
    tone: {
      copper: componentStyle({ color: vars.color.accent.fill }),
      ink: componentStyle({ color: vars.color.text.body }),
      inherit: {},
    },
  },
});
