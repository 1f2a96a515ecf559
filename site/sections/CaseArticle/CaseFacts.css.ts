import { fineSpace, from, siteStyle, vars } from '#design-system/styles';
import { hairline, largeFigures } from '#site/sections/measures.ts';

export const facts = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  columnGap: vars.space.gutter,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** In pairs; the last one has a row where it is alone. */
export const fact = siteStyle({
  minWidth: 0,
  paddingBlock: vars.space.m,
  borderTop: hairline,
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
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

/** An amount such as "NOK 1,960,000" stays on one line. */
export const longValue = siteStyle({ fontSize: `calc(0.5 * ${vars.size.figure})` });

/** Far enough apart for a thumb. */
export const service = siteStyle({
  selectors: {
    // In a row of their own they stand beside each other.
    [`${fact}:nth-child(odd) > &`]: { display: 'inline-block', marginInlineEnd: vars.space.l },
  },
  paddingBlockStart: vars.space.xs,
  paddingBlockEnd: fineSpace.hair,
  lineHeight: vars.leading.normal,
});
