import { siteStyle, vars } from '#design-system/styles';

const stroked = (stroke: string, strokeWidth: string) =>
  siteStyle({
    fill: 'none',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
    stroke,
    strokeWidth,
  });

/** Line of a system. */
export const lane = stroked(vars.color.accent.fill, '0.14em');
/** Dot at which two systems become one. */
export const join = stroked(vars.color.accent.fill, '0.55em');
/** Outer circle of the ring for a system that is switched off. Draw `hole` over it. */
export const end = stroked(vars.color.accent.fill, '0.8em');
/** Inner circle in the page colour. Together with `end` it makes a ring. */
export const hole = stroked(vars.color.surface.page, '0.56em');
/** Dot for a system that stays in use. */
export const done = stroked(vars.color.done, '0.8em');
