import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { fineSpace } from '../../theme/spacing.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

const hairline = `1px solid ${vars.color.line.hairline}`;

export const band = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlock: hairline,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

export const stat = componentStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: fineSpace.tight,
  paddingBlock: vars.space.l,
  paddingInline: `0 ${vars.space.s}`,
  selectors: {
    '&:nth-child(even)': { paddingInlineStart: vars.space.m, borderInlineStart: hairline },
    '&:nth-child(n+3)': { borderTop: hairline },
  },
  '@media': {
    [from('tablet')]: {
      paddingBlock: vars.space.xl,
      selectors: {
        '&:nth-child(n+2)': { paddingInlineStart: vars.space.l, borderInlineStart: hairline },
        '&:nth-child(n+3)': { borderTop: 0 },
      },
    },
  },
});

export const figure = componentStyle({
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.figure,
  fontWeight: vars.weight.light,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  letterSpacing: vars.tracking.figure,
});

export const label = componentStyle({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});
