import { from, siteStyle, vars } from '#design-system/styles';
import { twelveColumns } from '#site/sections/columns.ts';

export const box = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.l,
  justifyItems: 'start',
  marginTop: vars.space.xxl,
  '@media': {
    ...twelveColumns['@media'],
    print: { display: 'none' },
  },
});

/** What a player needs under the drawing, kept for it from the press on, so that nothing moves when it comes. */
const roomOf = (phone: string, tablet: string) =>
  siteStyle({
    gridColumn: '1 / -1',
    minHeight: phone,
    '@media': { [from('tablet')]: { minHeight: tablet } },
  });
export const room = roomOf('14rem', '7.5rem');

/** A call has two more sentences a step. */
export const callRoom = roomOf('24rem', '12rem');

/** As wide as its column, its lines as wide as lanes. */
export const stage = siteStyle({
  width: '100%',
  overflow: 'visible',
  // In units of the drawing, which a tablet shows twice as large.
  fontSize: '12.5px',
  '@media': {
    [from('tablet')]: { strokeWidth: 2.2, fontSize: '7.5px' },
    [from('desktop')]: { gridColumn: '1 / 10', fontSize: '6px' },
  },
});

/** At the left, under the drawing. */
export const start = siteStyle({ gridColumn: '1 / -1' });
