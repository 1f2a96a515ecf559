/** Distance from one mark to the next in a row, and width of a mark, both in units of the drawing. */
export const markPitch = 4;
export const markWidth = 1.4;
/** Number of marks before a gap. The gaps let readers count the marks. */
const inGroup = 10;
const groupGap = 3;

/** Default number of marks in a row. */
export const marksInRow = 50;

const startOf = (index: number) => index * markPitch + Math.floor(index / inGroup) * groupGap;

/** Returns the width of a row with this number of marks. */
export const widthOf = (inRow: number) => startOf(inRow - 1) + markWidth;

/** Space between two rows, in units of the drawing. */
const rowGap = 1.6;

/**
 * Returns the height of a mark. All rows together are a quarter as high as wide, but a mark has at least 3.4 and at
 * most 12 units.
 */
export const markHeight = (rowCount: number, inRow: number) =>
  Math.min(12, Math.max(3.4, widthOf(inRow) / 4 / rowCount));

/** Returns the height of a drawing with this number of rows. */
export const heightOf = (rowCount: number, height: number) => rowCount * (height + rowGap) - rowGap;

/**
 * Returns the `d` of a path with the marks from `start` up to `end`. The style of the path must dash the line at
 * `markPitch`. `end` may be a fraction: then the last mark has that part of its width. A fractional `start` begins
 * with the next whole mark.
 */
export function markRows(start: number, end: number, inRow: number, height: number): string {
  const groups: string[] = [];
  for (let first = Math.ceil(start); first < end; ) {
    const row = Math.floor(first / inRow);
    const column = first - row * inRow;
    const groupSize = Math.min(inRow, (Math.floor(column / inGroup) + 1) * inGroup) - column;
    const count = Math.min(end - first, groupSize);
    const beforeLast = Math.ceil(count) - 1;
    const right = startOf(column) + beforeLast * markPitch + (count - beforeLast) * markWidth;
    const y = row * (height + rowGap) + height / 2;
    groups.push(`M${startOf(column)} ${Number(y.toFixed(2))}H${Number(right.toFixed(2))}`);
    first += groupSize;
  }
  return groups.join('');
}
