import { from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';

/** In a row where there is room, each under its tick; beside it on phones. */
export const benefits = siteStyle({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.gutter}`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('wide')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const benefit = siteStyle({
  display: 'flex',
  gap: vars.space.s,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.normal,
  textWrap: 'balance',
  '@media': { [from('tablet')]: { flexDirection: 'column' } },
});

export const tick = siteStyle({ flexShrink: 0, color: vars.color.done });

/** Two sections side by side, in the columns of a title and its content; one below the other in narrower windows. */
export const pair = siteStyle({ ...twelveColumns, rowGap: vars.space.section });

export const part = siteStyle({
  display: 'grid',
  gap: `clamp(${vars.space.l}, 4vw, ${vars.space.xl})`,
  alignContent: 'start',
  minWidth: 0,
  // Long words in large text break instead of widening the page.
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': columns(1, 5), '&:last-child': columns(5, 13) },
});
