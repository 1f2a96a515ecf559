import type { CaseStudy } from '#services/knowledge';

import { heightOf, markHeight, markRows, marksInRow, widthOf } from './markRows.ts';

/** Shape of a mark. Without a shape a mark is a stroke. */
export type MarkShape = NonNullable<NonNullable<CaseStudy['count']>['shape']>;

/** Positions of the marks of one drawing, in units of the drawing. */
export interface MarkGrid {
  readonly width: number;
  readonly height: number;
  /**
   * Width of the line of a row. The marks are its dashes, so this is the height of a mark. `undefined` for marks with a
   * shape.
   */
  readonly strokeWidth?: number;
  /** Returns the `d` of a path with the marks from index `start` up to, but without, index `end`. */
  readonly path: (start: number, end: number) => string;
}

/**
 * `inRow` is the default number of marks in a row, `pitch` the distance from one mark to the next (right and down),
 * `size` the width and height of a mark. `draw` returns the path of a mark with this upper left corner.
 */
const shapes = {
  square: {
    inRow: 16,
    pitch: [25, 25],
    size: [20, 20],
    draw: (x: number, y: number) => `M${x + 1} ${y + 1}h18v18h-18Z`,
  },
  document: {
    inRow: 9,
    pitch: [44.5, 80],
    size: [38, 72],
    draw: (x: number, y: number) =>
      `M${x + 1} ${y + 1}h26l10 10v60h-36ZM${x + 27} ${y + 1}v10h10M${x + 8} ${y + 24}h22M${x + 8} ${y + 34}h22M${x + 8} ${y + 44}h22M${x + 8} ${y + 54}h14`,
  },
} as const satisfies Record<MarkShape, unknown>;

/** Returns the grid for `total` marks. `marksPerRow` replaces the default number of marks in a row. */
export function markGrid(total: number, shape?: MarkShape, marksPerRow?: number): MarkGrid {
  if (!shape) {
    const inRow = marksPerRow ?? marksInRow;
    const rowCount = Math.ceil(total / inRow);
    const strokeWidth = markHeight(rowCount, inRow);
    return {
      width: widthOf(inRow),
      height: heightOf(rowCount, strokeWidth),
      strokeWidth,
      path: (start, end) => markRows(start, end, inRow, strokeWidth),
    };
  }
  const { pitch, size, draw, inRow } = shapes[shape];
  const columnCount = marksPerRow ?? inRow;
  return {
    width: (columnCount - 1) * pitch[0] + size[0],
    height: (Math.ceil(total / columnCount) - 1) * pitch[1] + size[1],
    path: (start, end) =>
      Array.from({ length: end - start }, (_, index) => start + index)
        .map((index) => draw((index % columnCount) * pitch[0], Math.floor(index / columnCount) * pitch[1]))
        .join(''),
  };
}
