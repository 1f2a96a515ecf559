import type { CaseStudy } from '#services/knowledge';

import { heightOf, markHeight, markRows, marksInRow, widthOf } from './markRows.ts';

/** What a mark is, where it is more than a stroke. */
export type MarkShape = NonNullable<NonNullable<CaseStudy['count']>['shape']>;

/** Where the marks of one drawing stand, in its own units. */
export interface MarkGrid {
  readonly width: number;
  readonly height: number;
  /** How high a mark is where it is a stroke: the width of the line that is dashed into them. */
  readonly stroke?: number;
  /** The `d` of a path that holds the marks from one number to another. */
  readonly path: (start: number, end: number) => string;
}

/** Lengths of words, which each line begins at another of. */
const words = [46, 74, 28, 92, 58, 36, 66];
/** Where the words of a line end. */
const ends = [360, 292, 384, 330, 250, 372, 310];
const wordGap = 8;

const endOf = (index: number) => ends[index % ends.length] ?? 0;

/** A line of words, as one sees it from too far away to read it. */
function lineOfWords(y: number, index: number): string {
  const end = endOf(index);
  let line = '';
  for (let x = 0, at = index * 3; x < end - wordGap; at += 1) {
    const to = Math.min(x + (words[at % words.length] ?? 0), end);
    line += `M${x} ${y}H${to}`;
    x = to + wordGap;
  }
  return line;
}

const shapes = {
  square: {
    inRow: 16,
    pitch: [25, 25],
    size: [20, 20],
    draw: (x: number, y: number) => `M${x + 1} ${y + 1}h18v18h-18Z`,
  },
  sheet: {
    inRow: 9,
    pitch: [44.5, 80],
    size: [38, 72],
    draw: (x: number, y: number) =>
      `M${x + 1} ${y + 1}h26l10 10v60h-36ZM${x + 27} ${y + 1}v10h10M${x + 8} ${y + 24}h22M${x + 8} ${y + 34}h22M${x + 8} ${y + 44}h22M${x + 8} ${y + 54}h14`,
  },
  line: {
    inRow: 1,
    pitch: [396, 11],
    size: [396, 8],
    draw: (_x: number, y: number, index: number) => lineOfWords(y + 4, index),
  },
  strike: {
    inRow: 1,
    pitch: [396, 11],
    size: [396, 8],
    draw: (_x: number, y: number, index: number) => `M0 ${y + 4}H${endOf(index) + 12}`,
  },
} as const satisfies Record<MarkShape | 'strike', unknown>;

/** The grid for so many marks; a strike goes through a line, and `inRow` holds for strokes. */
export function markGrid(all: number, shape?: MarkShape | 'strike', inRow = marksInRow): MarkGrid {
  if (!shape) {
    const rows = Math.ceil(all / inRow);
    const stroke = markHeight(rows, inRow);
    return {
      width: widthOf(inRow),
      height: heightOf(rows, stroke),
      stroke,
      path: (start, end) => markRows(start, end, inRow, stroke),
    };
  }
  const { pitch, size, draw, inRow: columns } = shapes[shape];
  return {
    width: (columns - 1) * pitch[0] + size[0],
    height: (Math.ceil(all / columns) - 1) * pitch[1] + size[1],
    path: (start, end) =>
      Array.from({ length: end - start }, (_, at) => start + at)
        .map((at) => draw((at % columns) * pitch[0], Math.floor(at / columns) * pitch[1], at))
        .join(''),
  };
}
