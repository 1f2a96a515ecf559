import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';

// All strokes have `currentColor`, because forced colours replace it. Strokes in fixed colours could become invisible.
/** A straight line to a finished task. */
export const lane = componentStyle({
  color: vars.color.accent.fill,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
});

/** A line of the tangle. */
export const strand = componentStyle({
  color: vars.color.accent.fill,
  fill: 'none',
  stroke: 'currentColor',
  strokeOpacity: 0.8,
  strokeWidth: 1.6,
});

/** Filled dot at the end of a lane: a finished task. */
export const done = componentStyle({ color: vars.color.done, fill: 'currentColor' });

/** Empty dot: a task that is not finished. */
export const open = componentStyle({
  color: vars.color.accent.fill,
  fill: vars.color.surface.page,
  stroke: 'currentColor',
  strokeWidth: 2,
});

/** The filled ingot. */
export const solid = componentStyle({ color: vars.color.text.body, fill: 'currentColor' });

/** Animation that draws a line. The path must have `pathLength="1"`. */
export const draw = keyframes({
  from: { strokeDasharray: 1, strokeDashoffset: 1 },
  to: { strokeDasharray: 1, strokeDashoffset: 0 },
});
export const appear = keyframes({ from: { opacity: 0 } });
const after = (share: number) => `calc(${vars.duration.slow} * ${share})`;

// With motion off there is no animation at all. With an animation of 0 seconds the line might never be painted.
const motion = '(prefers-reduced-motion: no-preference) and (scripting: enabled)';
/**
 * Returns the styles of an animation that runs only until the root element has `data-drawn`. A page must set this
 * attribute when its drawings are complete. Otherwise a change of layout, such as a screenshot of the whole page,
 * starts the animations again.
 */
const moving = (animation: string) =>
  componentStyle({
    '@media': { [motion]: { selectors: { ':root:not([data-drawn]) &': { animation } } } },
  });

/**
 * Draws a line once, on load. The path must have `pathLength="1"`. With motion off the complete line is visible at
 * once.
 */
export const drawsOnce = moving(`${draw} ${vars.duration.slow} ${vars.easing.draw} backwards`);

/** Draws the lanes after the tangle, one after another. */
export const laneDraws = [0, 1, 2, 3, 4].map((index) =>
  moving(`${draw} ${after(0.4)} ${vars.easing.draw} ${after(0.6 + 0.09 * index)} backwards`),
);

/** Shows the end points of the lanes. */
export const endAppears = [0, 1, 2, 3, 4].map((index) =>
  moving(`${appear} ${vars.duration.normal} ${vars.easing.standard} ${after(0.95 + 0.09 * index)} backwards`),
);
