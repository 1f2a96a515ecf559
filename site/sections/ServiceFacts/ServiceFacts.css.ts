import { below, from, hairline, rowLink, siteStyle, vars } from '#design-system/styles';
import { figureNote, largeFigures, onPaper } from '#site/sections/measures.ts';

export const root = siteStyle({ '@media': { print: onPaper } });

export const facts = siteStyle({
  display: 'grid',
  // Two facts beside each other on most phones.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  columnGap: vars.space.gutter,
  borderBlock: hairline,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 0 },
    [from('wide')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const fact = siteStyle({
  position: 'relative',
  minWidth: 0,
  paddingBlock: vars.space.l,
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
  '@media': {
    [below('tablet')]: { paddingBlock: vars.space.m },
    [from('tablet')]: {
      selectors: {
        '& + &': { borderTop: hairline },
        '&:not(:last-child)': { paddingInlineEnd: vars.space.m },
        '&:nth-child(2)': { borderTop: 0 },
        '&:nth-child(even)': { borderInlineStart: hairline, paddingInlineStart: vars.space.gutter },
      },
    },
    [from('wide')]: {
      selectors: {
        '& + &': { borderTop: 0, borderInlineStart: hairline, paddingInlineStart: vars.space.gutter },
      },
    },
  },
});

/** The fact fills a row on phones, so that a long amount such as "NOK 1,960,000" stays on one line. */
export const longFact = siteStyle({ '@media': { [below('tablet')]: { gridColumn: '1 / -1' } } });

/** The link covers the whole fact. The underline shows that it is a link. */
export const link = siteStyle({
  textDecoration: 'underline',
  textDecorationColor: vars.color.line.control,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.15em',
  // The focus ring stays around the value. A ring around the fact would cross its text, which begins at the edge.
  selectors: { '&::after': rowLink.selectors['&::after'], '&:hover': rowLink.selectors['&:hover'] },
});

export const small = siteStyle(figureNote);

export const value = siteStyle({
  ...largeFigures,
  display: 'block',
  paddingBlock: vars.space.xs,
  fontSize: `calc(0.65 * ${vars.size.figure})`,
  '@media': {
    [from('tablet')]: { fontSize: `calc(0.85 * ${vars.size.figure})` },
    // At this size "3 to 12 months" fits on one line.
    [from('wide')]: { fontSize: `calc(0.6 * ${vars.size.figure})` },
  },
});

export const scope = siteStyle({
  maxWidth: '40em',
  paddingTop: vars.space.m,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
  textWrap: 'balance',
});
