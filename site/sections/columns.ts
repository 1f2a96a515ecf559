import { from, vars } from '#design-system/styles';

/** Rules for the twelve columns of a wide window; below that everything is one column. */
export const twelveColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.gutter,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
} as const;

/** Rules that put a child from one line of the twelve columns (1 to 12) to another (2 to 13). */
export const columns = (start: number, end: number) =>
  ({ '@media': { [from('desktop')]: { gridColumn: `${start} / ${end}` } } }) as const;
