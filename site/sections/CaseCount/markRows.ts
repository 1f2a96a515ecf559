/** The distance of two marks in a row, in units of the drawing; a mark is less wide. */
export const markPitch = 4;
/** The distance of two rows, in the same units. */
export const rowPitch = 8;

/**
 * How many marks go in a row, so that `all` of them fill a box about three times as wide as it is high, and the last row
 * as well as one or two more can.
 */
export function marksInRow(all: number): number {
  const least = Math.max(20, Math.ceil(Math.sqrt(all * 6)));
  const missing = (inRow: number) => (inRow - (all % inRow)) % inRow;
  return [least + 1, least + 2].reduce((best, each) => (missing(each) < missing(best) ? each : best), least);
}

/** The rows that hold the marks from one number to another, as the `d` of a path that is dashed at `markPitch`. */
export function markRows(start: number, end: number, inRow: number): string {
  const rows: string[] = [];
  for (let first = start; first < end; ) {
    const row = Math.floor(first / inRow);
    const last = Math.min(end, (row + 1) * inRow);
    const y = row * rowPitch + rowPitch / 2;
    rows.push(`M${(first - row * inRow) * markPitch} ${y}H${(last - row * inRow) * markPitch}`);
    first = last;
  }
  return rows.join('');
}
