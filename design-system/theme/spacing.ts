import { componentStyle } from './componentStyle.ts';
import { vars } from './contract.css.ts';

/** The name of a step of space. */
export type Space = keyof typeof vars.space;

/** One class per step of space, for the variants of a recipe; to be called from a style file only. */
export const perSpace = (property: 'gap'): Record<Space, string> => {
  const { space } = vars;
  const of = (step: Space) => componentStyle({ [property]: space[step] }, step);
  return {
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
};
