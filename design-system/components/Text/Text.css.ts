import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStyles } from '../../theme/tokens/textStyles.ts';

const styleOf = (name: 'body' | 'lead' | 'small' | 'caption') => {
  const { size, leading } = textStyles[name];
  return componentStyle({ fontSize: vars.size[size], lineHeight: vars.leading[leading] });
};

export const text = recipe({
  base: componentStyle({ textWrap: 'pretty' }),
  variants: {
    size: {
      body: styleOf('body'),
      lead: styleOf('lead'),
      small: styleOf('small'),
      caption: styleOf('caption'),
    },
    tone: {
      body: componentStyle({ color: vars.color.text.body }),
      muted: componentStyle({ color: vars.color.text.muted }),
      accent: componentStyle({ color: vars.color.accent.text }),
      done: componentStyle({ color: vars.color.done }),
      error: componentStyle({ color: vars.color.error.text }),
    },
    // `33em` makes the lines of small text shorter, so that they too have about 65 characters.
    measure: { true: componentStyle({ maxWidth: `min(${vars.width.text}, 33em)` }), false: {} },
  },
});
