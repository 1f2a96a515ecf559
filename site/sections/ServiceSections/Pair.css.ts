import { globalStyle, type StyleRule } from '@vanilla-extract/css';

import { from, layers, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';

/** Two sections side by side, in the columns of a title and its content; one below the other in narrower windows. */
export const pair = siteStyle({ ...twelveColumns, rowGap: vars.space.section });

/** Of the same weight, in half of the columns each. */
export const halves = siteStyle({});
/** Both lists begin at one height, and where they are equally long so do their rows. */
const inHalves = (element: string, rules: StyleRule) =>
  globalStyle(`${halves} ${element}`, {
    '@layer': { [layers.site]: { '@media': { [from('desktop')]: rules } } },
  });
inHalves('ul', { display: 'grid', gridAutoRows: '1fr' });
inHalves('li', { display: 'grid', gridTemplateColumns: 'auto 1fr', alignContent: 'center' });

const half = (start: number, end: number) => ({
  '@media': {
    [from('desktop')]: { gridColumn: `${start} / ${end}`, gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  },
});

export const part = siteStyle({
  display: 'grid',
  gap: `clamp(${vars.space.l}, 4vw, ${vars.space.xl})`,
  alignContent: 'start',
  minWidth: 0,
  // Long words in large text break instead of widening the page.
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': columns(1, 5),
    '&:last-child': columns(5, 13),
    [`${halves} > &:first-child`]: half(1, 7),
    [`${halves} > &:last-child`]: half(7, 13),
  },
});
