import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { appear, draw } from '../ink.css.ts';

/** The tangle, fainter than the lanes that have been pulled out of it. */
export const rest = componentStyle({ opacity: 0.45 });

const pull = `calc(${vars.duration.slow} / 2)`;

/** Draws itself, and moves when a lane is added, in browsers that can animate a path. */
export const line = componentStyle({
  animation: `${draw} ${pull} ${vars.easing.draw} backwards`,
  transition: `d ${vars.duration.normal} ${vars.easing.standard}`,
});

/** Once the line has arrived. */
export const endAppears = componentStyle({
  animation: `${appear} ${vars.duration.normal} ${vars.easing.standard} ${pull} backwards`,
  transition: `cy ${vars.duration.normal} ${vars.easing.standard}`,
});

/** Smaller text for many names. */
export const close = componentStyle({ fontSize: vars.size.small });
