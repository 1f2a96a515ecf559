/**
 * SVG path of the mark, an oxhide ingot: the shape in which copper was shipped in ancient times. The centre is at 0, 0.
 */
export const ingotPath = 'M-52-34C-30-24 30-24 52-34C44-14 44 14 52 34C30 24-30 24-52 34C-44 14-44-14-52-34Z';

/** View box of the mark, with a margin of 4 units. */
export const ingotViewBox = '-56 -38 112 76';
