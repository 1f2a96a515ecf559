import { below, componentStyle, from, vars } from '#design-system/styles';

/**
 * Copper lines of one width, however large the drawing is: its paths do not scale their strokes. In `currentColor`, which
 * forced colours replace.
 */
export const drawing = componentStyle({
  flexShrink: 0,
  width: '4.5rem',
  height: 'auto',
  color: vars.color.accent.text,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
});

/** In the head of a page: small on phones, as wide as its columns elsewhere. */
export const head = componentStyle({
  display: 'block',
  width: 'auto',
  height: '4.5rem',
  overflow: 'visible',
  '@media': {
    [from('tablet')]: { width: '100%', height: '13rem' },
    [from('desktop')]: { height: 'auto', maxHeight: '20rem' },
  },
});

/** From edge to edge; where the window is narrower than 60rem it is cropped on the left. */
export const wide = componentStyle({
  display: 'block',
  width: '100%',
  minHeight: 'calc(60rem * 247 / 1400)',
  '@media': { print: { display: 'none' } },
});

/** Finished: the dots at the ends of the lines. */
export const ends = componentStyle({
  color: vars.color.done,
  strokeWidth: 8,
  '@media': { [below('tablet')]: { strokeWidth: 5 } },
});
