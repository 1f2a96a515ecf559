import { below, from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

export const area = siteStyle({
  ...twelveColumns,
  alignItems: 'baseline',
  position: 'relative',
  rowGap: vars.space.s,
  paddingBlock: vars.space.l,
  borderTop: hairline,
  '@media': {
    ...twelveColumns['@media'],
    [below('desktop')]: { paddingTop: vars.space.m },
    print: { display: 'block' },
  },
});

/** Of the drawing beside an area's name in narrow windows. */
const exampleWidth = '5rem';

/** The area stays in sight while its entries pass. */
export const head = siteStyle({
  breakAfter: 'avoid',
  '@media': {
    [below('desktop')]: {
      selectors: { '&:has(svg)': { paddingInlineStart: `calc(${exampleWidth} + ${vars.space.m})` } },
    },
    [from('desktop')]: {
      gridColumn: '1 / 4',
      position: 'sticky',
      top: `calc(${vars.width.headerHeight} + ${vars.space.l})`,
    },
  },
});

/** One of the tasks, drawn below the words; without its own words, before them, where there is less room. */
export const example = siteStyle({
  display: 'block',
  width: exampleWidth,
  color: vars.color.accent.text,
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  fontSize: 0,
  '@media': {
    [below('desktop')]: { position: 'absolute', insetInlineStart: 0, top: vars.space.m },
    [from('desktop')]: { width: '13rem', marginTop: vars.space.l, strokeWidth: 1.5, fontSize: '13px' },
  },
});

export const entries = siteStyle(columns(4, 13));

/** Heads the figures, once for all of them; on phones in the line of the area. */
export const unit = siteStyle({
  textAlign: 'end',
  '@media': {
    [`${below('desktop')} and (min-width: 22em)`]: {
      position: 'absolute',
      insetInlineEnd: 0,
      top: '2.75rem',
    },
  },
});

export const list = siteStyle({});
