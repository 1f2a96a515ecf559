import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';

const square = (side: string, fontSize: string) => componentStyle({ width: side, height: side, fontSize });

export const avatar = recipe({
  base: componentStyle({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    border: hairline,
    borderRadius: vars.radius.pill,
    background: vars.color.surface.sunken,
    color: vars.color.text.body,
    fontWeight: vars.weight.medium,
    lineHeight: 1,
  }),
  variants: {
    size: {
      small: square('2rem', vars.size.caption),
      medium: square('2.75rem', vars.size.control),
      large: square('4rem', vars.size.h3),
    },
  },
});

export const image = componentStyle({ width: '100%', height: '100%', objectFit: 'cover' });
