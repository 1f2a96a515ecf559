import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';

// Styles of the drawings with threads: tangled lines enter a machine, drawn as an upright ingot (the mark of the
// company), and leave it as straight lanes to finished tasks. All strokes have `currentColor`, because forced colours
// replace it. Strokes in fixed colours could become invisible.

/** A lane: a straight line from the machine to a finished task. */
export const lane = componentStyle({
  color: vars.color.accent.fill,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
});

/** A strand: a line of the tangle. */
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
export const unfinished = componentStyle({
  color: vars.color.accent.fill,
  fill: vars.color.surface.page,
  stroke: 'currentColor',
  strokeWidth: 2,
});

/** The filled ingot, which stands for the machine. */
export const machine = componentStyle({ color: vars.color.text.body, fill: 'currentColor' });

/** Animation that draws a line. The path must have `pathLength="1"`. */
export const draw = keyframes({
  from: { strokeDasharray: 1, strokeDashoffset: 1 },
  to: { strokeDasharray: 1, strokeDashoffset: 0 },
});
export const appear = keyframes({ from: { opacity: 0 } });
/** Returns a time as a share of the slow duration. */
const shareOfSlow = (share: number) => `calc(${vars.duration.slow} * ${share})`;

// With motion off there is no animation at all, because after an animation of 0 seconds a line might never be painted.
const motionAllowed = '(prefers-reduced-motion: no-preference) and (scripting: enabled)';
/**
 * Returns the class of an animation that runs only until the root element has `data-drawn`. A page must set this
 * attribute when its drawings are complete. Otherwise a change of layout, such as a screenshot of the whole page,
 * starts the animations again.
 */
const animatedOnce = (animation: string) =>
  componentStyle({
    '@media': { [motionAllowed]: { selectors: { ':root:not([data-drawn]) &': { animation } } } },
  });

/**
 * Draws a line once, on load. The path must have `pathLength="1"`. With motion off the complete line is visible at
 * once.
 */
export const drawsOnce = animatedOnce(`${draw} ${vars.duration.slow} ${vars.easing.draw} backwards`);

/**
 * Classes that draw the lanes after the tangle, one after another: one for each of the first five lanes. Any other lane
 * is not animated.
 */
export const laneDraws = [0, 1, 2, 3, 4].map((index) =>
  animatedOnce(
    `${draw} ${shareOfSlow(0.4)} ${vars.easing.draw} ${shareOfSlow(0.6 + 0.09 * index)} backwards`,
  ),
);

/** Classes that show the dots at the ends of the lanes, one after another: one for each of the first five. */
export const endAppears = [0, 1, 2, 3, 4].map((index) =>
  animatedOnce(
    `${appear} ${vars.duration.normal} ${vars.easing.standard} ${shareOfSlow(0.95 + 0.09 * index)} backwards`,
  ),
);
