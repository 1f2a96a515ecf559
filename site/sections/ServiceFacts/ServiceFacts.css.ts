import { from, siteStyle, vars } from '#design-system/styles';
import { hairline, paperScale } from '#site/sections/measures.ts';

export const sheet = siteStyle({ '@media': { print: { zoom: paperScale } } });

export const facts = siteStyle({
  display: 'grid',
  borderBlock: hairline,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: '4fr 4fr 5fr max-content' },
  },
});

export const fact = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  minWidth: 0,
  paddingBlock: vars.space.l,
  selectors: { '& + &': { borderTop: hairline }, '&:only-child': { gridColumn: '1 / -1' } },
  '@media': {
    [from('tablet')]: {
      selectors: {
        '&:not(:last-child)': { paddingInlineEnd: vars.space.gutter },
        '&:nth-child(2)': { borderTop: 0 },
        '&:nth-child(even)': { borderInlineStart: hairline, paddingInlineStart: vars.space.gutter },
      },
    },
    [from('desktop')]: {
      selectors: {
        '& + &': { borderTop: 0, borderInlineStart: hairline, paddingInlineStart: vars.space.gutter },
      },
    },
  },
});

export const term = siteStyle({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});

export const details = siteStyle({
  fontSize: vars.size.lead,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.normal,
});

export const price = siteStyle({
  display: 'block',
  fontSize: `calc(1.2 * ${vars.size.h3})`,
  fontVariationSettings: vars.fontVariation.heading,
  letterSpacing: vars.tracking.heading,
});

export const scope = siteStyle({
  // 70 characters of its own size.
  maxWidth: '33em',
  paddingTop: vars.space.m,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});
