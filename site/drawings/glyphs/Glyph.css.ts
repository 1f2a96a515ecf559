import { recipe } from '@vanilla-extract/recipes';

import { componentStyle, vars } from '#design-system/styles';

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

/** A thin copper line; in `currentColor`, which forced colours replace. */
export const line = componentStyle({
  color: vars.color.accent.text,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
});
