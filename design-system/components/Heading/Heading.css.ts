import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStyles } from '../../theme/tokens/textStyles.ts';

const styleOf = (name: 'display' | 'h1' | 'h2' | 'h3' | 'h4') => {
  const { size, weight, leading, tracking } = textStyles[name];
  return componentStyle({
    fontSize: vars.size[size],
    fontWeight: vars.weight[weight],
    lineHeight: vars.leading[leading],
    letterSpacing: vars.tracking[tracking],
  });
};

export const heading = recipe({
  base: componentStyle({
    fontVariationSettings: vars.fontVariation.heading,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
  variants: {
    size: {
      display: styleOf('display'),
      h1: styleOf('h1'),
      h2: styleOf('h2'),
      h3: styleOf('h3'),
      h4: styleOf('h4'),
    },
  },
});
