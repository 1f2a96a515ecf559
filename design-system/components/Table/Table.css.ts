import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const table = componentStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.control,
  lineHeight: vars.leading.normal,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = componentStyle({
  paddingBottom: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  textAlign: 'start',
});

export const cell = recipe({
  base: componentStyle({
    padding: `${vars.space.s} ${vars.space.l} ${vars.space.s} 0`,
    borderBottom: `1px solid ${vars.color.line.hairline}`,
    fontWeight: 'inherit',
    verticalAlign: 'top',
    selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  }),
  variants: {
    align: { start: componentStyle({ textAlign: 'start' }), end: componentStyle({ textAlign: 'end' }) },
    head: {
      column: componentStyle({
        color: vars.color.text.muted,
        fontSize: vars.size.small,
        fontWeight: vars.weight.regular,
        verticalAlign: 'bottom',
      }),
      row: componentStyle({ fontWeight: vars.weight.medium }),
      none: {},
    },
  },
});
