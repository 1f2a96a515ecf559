import { componentStyle } from './componentStyle.ts';
import { vars } from './contract.css.ts';
import type { Space } from './spacing.ts';

const of = (step: Space) => componentStyle({ gap: vars.space[step] }, step);

/** One class for each step of space, used by `Stack`, `Inline` and `Grid`. */
export const gap: Record<Space, string> = {
  xxs: of('xxs'),
  xs: of('xs'),
  s: of('s'),
  m: of('m'),
  l: of('l'),
  xl: of('xl'),
  xxl: of('xxl'),
  xxxl: of('xxxl'),
  gutter: of('gutter'),
  section: of('section'),
};
