import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

const underline = (color: string) => ({
  textDecorationLine: 'underline',
  textDecorationColor: color,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
const strongerOnHover = { '&:hover': { textDecorationLine: 'underline', textDecorationThickness: '2px' } };

/** Style of all links. It is declared before the variants, so that their colour overrides its colour. */
const base = componentStyle({ color: 'inherit', overflowWrap: 'anywhere' });

/** Width of an icon and the space before it. */
const iconSpace = `calc(1.25em + ${vars.space.xs})`;

/** Link on its own line. It is no flex container, so that an icon follows the last word of a text that wraps. */
const standalone = componentStyle({
  display: 'inline-block',
  paddingBlock: `calc((${vars.control.target} - 1lh) / 2)`,
  color: vars.color.accent.text,
  fontWeight: vars.weight.medium,
  ...underline('currentColor'),
  selectors: strongerOnHover,
});

globalStyle(`${standalone}:has(> svg)`, {
  '@layer': { [layers.component]: { paddingInlineEnd: iconSpace } },
});

// The icon adds no width to its line of text, so it never wraps onto a line without text.
globalStyle(`${standalone} > svg`, {
  '@layer': {
    [layers.component]: {
      display: 'inline',
      marginInlineStart: vars.space.xs,
      marginInlineEnd: `calc(-1 * ${iconSpace})`,
      verticalAlign: 'middle',
    },
  },
});

export const link = recipe({
  base,
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
      standalone,
    },
  },
  defaultVariants: { variant: 'text' },
});
