import { from, siteStyle, vars } from '#design-system/styles';
import { hairline, paperScale } from '#site/sections/measures.ts';

export const sheet = siteStyle({ '@media': { print: { zoom: paperScale } } });

export const facts = siteStyle({
  display: 'grid',
  columnGap: vars.space.gutter,
  borderBlock: hairline,
  '@media': { [from('tablet')]: { gridTemplateColumns: '5fr 5fr minmax(max-content, 3fr)' } },
});

export const fact = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  minWidth: 0,
  paddingBlock: vars.space.l,
  selectors: { '& + &': { borderTop: hairline } },
  '@media': {
    [from('tablet')]: {
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

export const scope = siteStyle({
  // 70 characters of its own size.
  maxWidth: '33em',
  paddingTop: vars.space.m,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});
