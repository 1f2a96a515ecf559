import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

const underline = (color: string) => ({
  textDecorationLine: 'underline',
  textDecorationColor: color,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
const strongerOnHover = { '&:hover': { textDecorationLine: 'underline', textDecorationThickness: '2px' } };

export const link = recipe({
  base: componentStyle({ color: 'inherit', overflowWrap: 'anywhere' }),
  variants: {
    variant: {
      text: componentStyle({
        ...underline('currentColor'),
        color: vars.color.accent.text,
        selectors: strongerOnHover,
      }),
      quiet: componentStyle({
        textDecoration: 'none',
        selectors: {
          '&:hover': { ...underline('currentColor') },
          '&[aria-current]': underline('currentColor'),
        },
      }),
      standalone: componentStyle({
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.xs,
        minHeight: vars.control.target,
        color: vars.color.accent.text,
        fontWeight: vars.weight.medium,
        ...underline('currentColor'),
        selectors: strongerOnHover,
      }),
    },
  },
  defaultVariants: { variant: 'text' },
});
