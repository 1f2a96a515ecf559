import { siteStyle, vars } from '#design-system/styles';

const drawn = (stroke: string, strokeWidth: string) =>
  siteStyle({
    fill: 'none',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
    stroke,
    strokeWidth,
  });

/** A system. */
export const lane = drawn(vars.color.accent.fill, '0.14em');
/** Point at which two become one. */
export const join = drawn(vars.color.accent.fill, '0.55em');
/** The ring where it is switched off, */
export const end = drawn(vars.color.accent.fill, '0.8em');
/** and what makes it a ring. */
export const hole = drawn(vars.color.surface.page, '0.56em');
/** Systems still in use. */
export const done = drawn(vars.color.done, '0.8em');
