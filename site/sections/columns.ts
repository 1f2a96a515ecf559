import { from, vars } from '#design-system/styles';

/** Rules for the twelve columns of a wide window. Narrower windows have one column. */
export const twelveColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gutter,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
} as const;

/** Rules that place a child between two grid lines of the twelve columns: `start` 1 to 12, `end` 2 to 13. */
export const columns = (start: number, end: number) =>
  ({ '@media': { [from('desktop')]: { gridColumn: `${start} / ${end}` } } }) as const;
