import { vars } from '#design-system/styles';

/** As far as a dot or ring reaches beyond the end of its line: it grows with the text. */
export const dot = '0.4rem';

/** Width below which the names stand over their lines. */
export const narrow = { height: '34rem' } as const;

/** Width below which a name takes half of the drawing: lanes stand further apart, the more the larger the text is. */
export const tiny = { room: '(max-width: 20rem)', height: 'max(38rem, 66rem - 165cqi)' } as const;

/** Width below which text is so large that the name of a year needs more than one line. */
export const tiniest = '(max-width: 12rem)';

/** Space for the names before the lines, how wide they are, and how high the drawing is: it fits into the first window. */
export const wide = {
  room: '(min-width: 44rem)',
  names: '7.5rem',
  height: 'clamp(17rem, 37.5vh, 21rem)',
} as const;

/** Space for the words of each year below its line. */
export const widest = '(min-width: 60rem)';

/** Space for the text beside each ring, the last one too. */
export const wholeWords = '(min-width: 72rem)';

/** Today and three years. The gap is as much of a narrow drawing as of a wide one, so that a date keeps its place. */
export const columnGap = { narrow: vars.space.xs, wide: vars.space.gutter } as const;

/** The drawing and the words stand in the same columns. */
export const yearColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: columnGap.wide,
} as const;
