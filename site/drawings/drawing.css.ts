import { below, componentStyle, from, vars } from '#design-system/styles';

/**
 * Copper lines. Their width is the same at every size of the drawing, because the paths do not scale their strokes.
 * They use `currentColor`, which forced colours replace.
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

/** Size in a page header: small on phones, as wide as its columns elsewhere. */
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

/**
 * From edge to edge of the window, as high as 1,400 units fill it. Windows narrower than 60rem crop it on the left. From
 * 1,400 px it grows no higher, and wider windows show more on the left.
 */
export const wide = componentStyle({
  display: 'block',
  width: '100%',
  aspectRatio: '1400 / 247',
  minHeight: 'calc(60rem * 247 / 1400)',
  maxHeight: '247px',
  '@media': { print: { display: 'none' } },
});

/** Dots at the ends of lines, in the colour of finished work. */
export const ends = componentStyle({
  color: vars.color.done,
  strokeWidth: 8,
  '@media': { [below('tablet')]: { strokeWidth: 5 } },
});
