import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { appear, draw } from '../ink.css.ts';

/** The tangle, paler than the lanes. */
export const rest = componentStyle({ opacity: 0.45 });

const pull = `calc(${vars.duration.slow} / 2)`;

/** Animated when it appears. In browsers that can animate a path it also moves when a lane is added. */
export const line = componentStyle({
  animation: `${draw} ${pull} ${vars.easing.draw} backwards`,
  transition: `d ${vars.duration.normal} ${vars.easing.standard}`,
});

/** Appears after the line is complete. */
export const endAppears = componentStyle({
  animation: `${appear} ${vars.duration.normal} ${vars.easing.standard} ${pull} backwards`,
  transition: `cy ${vars.duration.normal} ${vars.easing.standard}`,
});

/** Smaller text for many labels. */
export const close = componentStyle({ fontSize: vars.size.small });
