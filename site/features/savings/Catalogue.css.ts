import { below, from, hairline, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';

export const area = siteStyle({
  ...twelveColumns,
  alignItems: 'baseline',
  rowGap: vars.space.s,
  paddingBlock: vars.space.l,
  borderTop: hairline,
  '@media': {
    ...twelveColumns['@media'],
    print: { display: 'block' },
  },
});

/** The name of the area stays visible while the entries scroll past. */
export const head = siteStyle({
  breakAfter: 'avoid',
  '@media': {
    [from('desktop')]: {
      gridColumn: '1 / 4',
      position: 'sticky',
      top: `calc(${vars.width.headerHeight} + ${vars.space.l})`,
    },
  },
});

/** Drawing of one of the area's tasks, below the text. Phones have no space for it. */
export const example = siteStyle({
  width: '13rem',
  marginTop: vars.space.l,
  color: vars.color.accent.text,
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  fontSize: '13px',
  '@media': { [below('tablet')]: { display: 'none' } },
});

export const entries = siteStyle(columns(4, 13));
