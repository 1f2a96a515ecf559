/** The distance of two marks in a row, in units of the drawing, and how wide one is. */
export const markPitch = 4;
export const markWidth = 1.4;
/** Number of marks before a gap, so that one can count them. */
const inGroup = 10;
const groupGap = 3;

/** Default number of marks in a row. */
export const marksInRow = 50;

const startOf = (at: number) => at * markPitch + Math.floor(at / inGroup) * groupGap;

/** Returns the width of a row with this number of marks. */
export const widthOf = (inRow: number) => startOf(inRow - 1) + markWidth;

/** Between the marks of two rows. */
const rowGap = 1.6;

/**
 * Returns the height of the marks for a number of rows: all rows together a quarter of their width, but no mark higher
 * than in a tally.
 */
export const markHeight = (rows: number, inRow: number) =>
  Math.min(12, Math.max(3.4, widthOf(inRow) / 4 / rows));

/** Returns the height of this number of rows. */
export const heightOf = (rows: number, height: number) => rows * (height + rowGap) - rowGap;

/**
 * The rows that hold the marks from one number to another, as the `d` of a path that is dashed at `markPitch`. A part of
 * a mark is drawn as that part of its width, and the next begins after it.
 */
export function markRows(start: number, end: number, inRow: number, height: number): string {
  const groups: string[] = [];
  for (let first = Math.ceil(start); first < end; ) {
    const row = Math.floor(first / inRow);
    const at = first - row * inRow;
    const most = Math.min(inRow, (Math.floor(at / inGroup) + 1) * inGroup) - at;
    const last = Math.min(end, first + most) - first;
    const whole = Math.ceil(last) - 1;
    const to = startOf(at) + whole * markPitch + (last - whole) * markWidth;
    groups.push(
      `M${startOf(at)} ${Number((row * (height + rowGap) + height / 2).toFixed(2))}H${Number(to.toFixed(2))}`,
    );
    first += most;
  }
  return groups.join('');
}
