import { fineSpace, from, siteStyle, vars } from '#design-system/styles';
import { hairline, largeFigures } from '#site/sections/measures.ts';

export const facts = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  columnGap: vars.space.gutter,
  borderBlock: hairline,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: 0,
    },
  },
});

/** Parted by lines where all stand in one row. */
export const fact = siteStyle({
  minWidth: 0,
  paddingBlock: vars.space.m,
  '@media': {
    [from('desktop')]: {
      paddingBlock: vars.space.l,
      selectors: {
        '& + &': { borderInlineStart: hairline, paddingInlineStart: vars.space.l },
        '&:not(:last-child)': { paddingInlineEnd: vars.space.m },
      },
    },
  },
});

export const small = siteStyle({
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
  textWrap: 'balance',
});

export const value = siteStyle({
  ...largeFigures,
  display: 'block',
  paddingBlock: vars.space.xs,
  fontSize: `calc(0.7 * ${vars.size.figure})`,
});

/** Far enough apart for a thumb. */
export const service = siteStyle({
  paddingBlockStart: vars.space.xs,
  paddingBlockEnd: fineSpace.hair,
  lineHeight: vars.leading.normal,
});
