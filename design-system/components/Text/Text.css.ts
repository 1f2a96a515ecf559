import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStyles } from '../../theme/tokens/textStyles.ts';

const sized = (name: 'body' | 'lead' | 'small' | 'caption') => {
  const { size, leading } = textStyles[name];
  return componentStyle({ fontSize: vars.size[size], lineHeight: vars.leading[leading] });
};

export const text = recipe({
  base: componentStyle({ textWrap: 'pretty' }),
  variants: {
    size: {
      body: sized('body'),
      lead: sized('lead'),
      small: sized('small'),
      caption: sized('caption'),
    },
    tone: {
      body: componentStyle({ color: vars.color.text.body }),
      muted: componentStyle({ color: vars.color.text.muted }),
      accent: componentStyle({ color: vars.color.accent.text }),
      done: componentStyle({ color: vars.color.done }),
      error: componentStyle({ color: vars.color.error.text }),
    },
    // Narrower, because a line of small text needs less width.
    measure: { true: componentStyle({ maxWidth: `min(${vars.width.text}, 33em)` }), false: {} },
  },
});
