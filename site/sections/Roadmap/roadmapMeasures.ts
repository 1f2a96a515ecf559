import { vars } from '#design-system/styles';

/** As far as a dot or ring reaches beyond the end of its line: it grows with the text. */
export const dot = '0.4rem';

/** Where the names have no room before their lines, they stand over them. */
export const narrow = { height: '28rem' } as const;

/** Where text is so large that a name takes half the drawing, lanes stand further apart. */
export const tiny = { room: '(max-width: 15rem)', height: '44rem' } as const;

/** Room for the names before the lines, how wide they are, and how high the drawing is: it fits into the first window. */
export const wide = {
  room: '(min-width: 44rem)',
  names: '7.5rem',
  height: 'clamp(17rem, 37.5vh, 21rem)',
} as const;

/** Room for the words of each year below its line. */
export const widest = '(min-width: 60rem)';

/** Today and three years: the drawing and the words stand in the same columns. */
export const yearColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: vars.space.gutter,
} as const;
