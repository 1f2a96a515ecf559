import { from, hairline, siteStyle, vars } from '#design-system/styles';

export const total = siteStyle({ display: 'grid', gap: vars.space.m, marginTop: vars.space.l });

/** Two sums of three rows each, side by side from tablets on. */
export const sums = siteStyle({
  display: 'grid',
  columnGap: vars.space.gutter,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [from('tablet')]: { grid: 'repeat(3, auto) / auto-flow minmax(0, 1fr)' },
  },
});

export const row = siteStyle({
  display: 'flex',
  columnGap: vars.space.m,
  justifyContent: 'space-between',
  paddingBlock: vars.space.xs,
  selectors: {
    '&:nth-child(3n)': { borderTop: hairline, fontWeight: vars.weight.medium },
  },
});

/** An amount does not shrink beside a long term. */
export const amount = siteStyle({ flexShrink: 0 });
