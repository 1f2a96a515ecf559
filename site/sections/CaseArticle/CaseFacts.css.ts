import { fineSpace, from, hairline, siteStyle, vars } from '#design-system/styles';
import { figureNote, largeFigures } from '#site/sections/measures.ts';

export const facts = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  columnGap: vars.space.gutter,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Facts stand in pairs. A last fact without a partner fills its row. */
export const fact = siteStyle({
  minWidth: 0,
  paddingBlock: vars.space.m,
  borderTop: hairline,
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
});

export const small = siteStyle(figureNote);

export const value = siteStyle({
  ...largeFigures,
  display: 'block',
  paddingBlock: vars.space.xs,
  fontSize: `calc(0.7 * ${vars.size.figure})`,
});

/** Long amount in smaller type, so that for example "NOK 1,960,000" stays on one line. */
export const longValue = siteStyle({ fontSize: `calc(0.5 * ${vars.size.figure})` });

/** Each service is a link. The padding keeps two links far enough apart for a thumb. */
export const service = siteStyle({
  selectors: {
    // If the services have a row to themselves, they stand beside each other.
    [`${fact}:nth-child(odd) > &`]: { display: 'inline-block', marginInlineEnd: vars.space.l },
  },
  paddingBlockStart: vars.space.xs,
  paddingBlockEnd: fineSpace.hair,
  lineHeight: vars.leading.normal,
});
