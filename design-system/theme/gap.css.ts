import { componentStyle } from './componentStyle.ts';
import { vars } from './contract.css.ts';
import type { Space } from './spacing.ts';

const gapOf = (step: Space) => componentStyle({ gap: vars.space[step] }, step);

/** One class for each step of space, used by `Stack`, `Inline` and `Grid`. */
export const gap: Record<Space, string> = {
  xxs: gapOf('xxs'),
  xs: gapOf('xs'),
  s: gapOf('s'),
  m: gapOf('m'),
  l: gapOf('l'),
  xl: gapOf('xl'),
  xxl: gapOf('xxl'),
  xxxl: gapOf('xxxl'),
  gutter: gapOf('gutter'),
  section: gapOf('section'),
};
