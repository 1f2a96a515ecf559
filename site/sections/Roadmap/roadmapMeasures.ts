import { vars } from '#design-system/styles';

/** Radius of a dot or ring beyond the end of its line. The unit is `rem`, so that the radius grows with the text. */
export const dot = '0.4rem';

/** Height of a narrow drawing, in which the names stand above their lines. */
export const narrow = { height: '34rem' } as const;

/**
 * Container width below which a name needs half of the drawing, and the height of that drawing. Larger text gets
 * more space between the lanes.
 */
export const tiny = { container: '(max-width: 20rem)', height: 'max(38rem, 66rem - 165cqi)' } as const;

/** Container width below which the name of a year needs more than one line. */
export const tiniest = '(max-width: 12rem)';

/**
 * Container width from which the names stand before the lines, width of these names, and height of the drawing. The
 * height fits into the first screen.
 */
export const wide = {
  container: '(min-width: 44rem)',
  names: '7.5rem',
  height: 'clamp(17rem, 37.5vh, 21rem)',
} as const;

/** Container width from which the text of each year fits below its part of the drawing. */
export const widest = '(min-width: 60rem)';

/** Container width from which the text fits beside every ring, even the last one. */
export const besideAllRings = '(min-width: 72rem)';

/** Gap between the four columns (today and three years), in narrow and wide drawings. */
export const columnGap = { narrow: vars.space.xs, wide: vars.space.gutter } as const;

/** Rules for the four columns of the drawing and of the text below it. */
export const yearColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: columnGap.wide,
} as const;
