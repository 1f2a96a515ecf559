import { componentStyle } from './componentStyle.ts';
import { vars } from './contract.css.ts';

/** The name of a step of space. */
export type Space = keyof typeof vars.space;

/**
 * Distances inside a control or a line of text, between the steps of `vars.space`. They are no variables: whoever wants
 * a page with more room changes the steps.
 */
export const fineSpace = { hair: '2px', tight: '6px', snug: '10px', wide: '14px' } as const;

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
