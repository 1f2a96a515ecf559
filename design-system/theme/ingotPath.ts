/** The oxhide ingot, the slab in which copper was shipped, as one SVG path around its middle. */
export const ingotPath = 'M-52-34C-30-24 30-24 52-34C44-14 44 14 52 34C30 24-30 24-52 34C-44 14-44-14-52-34Z';

/** The view box that holds it with a margin of 4 units. */
export const ingotViewBox = '-56 -38 112 76';
