import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

const large = (fontSize: string) =>
  componentStyle({
    fontSize,
    fontWeight: vars.weight.regular,
    lineHeight: vars.leading.tight,
    letterSpacing: vars.tracking.display,
  });
const small = (fontSize: string) =>
  componentStyle({
    fontSize,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.snug,
    letterSpacing: vars.tracking.heading,
  });

export const heading = recipe({
  base: componentStyle({
    fontVariationSettings: vars.voice.heading,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
  variants: {
    size: {
      display: large(vars.size.display),
      h1: large(vars.size.h1),
      h2: large(vars.size.h2),
      h3: small(vars.size.h3),
      h4: small(vars.size.h4),
    },
  },
});
