import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const divider = recipe({
  base: componentStyle({
    width: '100%',
    height: 0,
    overflow: 'visible',
    border: 0,
    borderTop: `1px solid ${vars.color.line.hairline}`,
  }),
  variants: {
    variant: {
      hairline: {},
      lane: componentStyle({
        position: 'relative',
        selectors: {
          '&::before': {
            content: '""',
            position: 'absolute',
            top: '-1.5px',
            insetInlineStart: 0,
            width: vars.space.xxxl,
            borderTop: `2px solid ${vars.color.accent.fill}`,
          },
        },
      }),
    },
  },
  defaultVariants: { variant: 'hairline' },
});
