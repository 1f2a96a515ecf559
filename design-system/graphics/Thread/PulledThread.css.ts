import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { appear, draw } from '../ink.css.ts';

/** The tangle, paler than the lanes. */
export const tangle = componentStyle({ opacity: 0.45 });

const pullDuration = `calc(${vars.duration.slow} / 2)`;

/**
 * Line from the left edge to the end of its lane. It is drawn when it appears. In browsers that can animate a path it
 * moves when a lane is added.
 */
export const pulledLine = componentStyle({
  animation: `${draw} ${pullDuration} ${vars.easing.draw} backwards`,
  transition: `d ${vars.duration.normal} ${vars.easing.standard}`,
});

/** Dot at the end of a lane. It appears after the line is complete. */
export const endAppears = componentStyle({
  animation: `${appear} ${vars.duration.normal} ${vars.easing.standard} ${pullDuration} backwards`,
  transition: `cy ${vars.duration.normal} ${vars.easing.standard}`,
});

/** List of many labels, with smaller text. */
export const manyLabels = componentStyle({ fontSize: vars.size.small });
