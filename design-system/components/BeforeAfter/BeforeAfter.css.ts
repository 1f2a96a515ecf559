import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

export const pair = componentStyle({
  display: 'grid',
  borderBlock: hairline,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const side = componentStyle({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  padding: `${vars.space.xl} 0`,
  selectors: { '&:nth-child(2)': { borderTop: hairline } },
  '@media': {
    [from('tablet')]: {
      // The steps of both procedures start at the same height, and so do the totals.
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      selectors: {
        '&:nth-child(1)': { paddingInlineEnd: vars.space.xl },
        '&:nth-child(2)': { paddingInlineStart: vars.space.xl, borderTop: 0, borderInlineStart: hairline },
      },
    },
  },
});

export const total = componentStyle({
  paddingTop: vars.space.l,
  fontSize: vars.size.small,
  fontWeight: vars.weight.label,
});

export const text = componentStyle({
  paddingTop: vars.space.s,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.normal,
  textWrap: 'balance',
});

export const steps = componentStyle({ paddingTop: vars.space.l });

export const step = recipe({
  base: componentStyle({
    position: 'relative',
    paddingInlineStart: vars.space.xl,
    paddingBottom: vars.space.m,
    lineHeight: vars.leading.normal,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        // The line runs through the middle of the dot, which is 11 px wide.
        insetInlineStart: '4.5px',
        top: '0.75em',
        bottom: '-0.75em',
        borderInlineStart: '2px solid',
      },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        top: 'calc(0.75em - 5.5px)',
        width: '11px',
        height: '11px',
        border: '2px solid',
        borderRadius: vars.radius.pill,
        background: vars.color.surface.page,
      },
      '&:last-child': { paddingBottom: 0 },
      '&:last-child::before': { content: 'none' },
    },
  }),
  variants: {
    side: {
      // A dashed line for the procedure before the change.
      before: componentStyle({
        color: vars.color.text.muted,
        selectors: {
          '&::before': { borderInlineStartStyle: 'dashed', borderColor: vars.color.line.control },
          '&::after': { borderColor: vars.color.line.control },
        },
      }),
      after: componentStyle({
        selectors: {
          '&::before, &::after': { borderColor: vars.color.accent.fill },
          '&:last-child::after': { borderColor: vars.color.done, background: vars.color.done },
        },
        '@media': {
          '(forced-colors: active)': { selectors: { '&:last-child::after': { background: 'CanvasText' } } },
        },
      }),
    },
  },
});
