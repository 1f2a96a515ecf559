import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';

// Everything is drawn in `currentColor`, which forced colours replace; fixed strokes would vanish there.
/** A line that has been straightened. */
export const lane = componentStyle({
  color: vars.color.accent.fill,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
});

/** A line among many that cross. */
export const strand = componentStyle({
  color: vars.color.accent.fill,
  fill: 'none',
  stroke: 'currentColor',
  strokeOpacity: 0.8,
  strokeWidth: 1.6,
});

/** Finished: the end of a lane. */
export const done = componentStyle({ color: vars.color.done, fill: 'currentColor' });

/** A place where nothing has arrived yet. */
export const open = componentStyle({
  color: vars.color.accent.fill,
  fill: vars.color.surface.page,
  stroke: 'currentColor',
  strokeWidth: 2,
});

/** The ingot, solid. */
export const solid = componentStyle({ color: vars.color.text.body, fill: 'currentColor' });

/** Draws a line with `pathLength="1"`. */
export const draw = keyframes({
  from: { strokeDasharray: 1, strokeDashoffset: 1 },
  to: { strokeDasharray: 1, strokeDashoffset: 0 },
});
export const appear = keyframes({ from: { opacity: 0 } });
const after = (share: number) => `calc(${vars.duration.slow} * ${share})`;

// Without motion there is no animation, rather than one of 0 seconds: a line whose dash animation ends in its first frame may stay unpainted.
const motion = '(prefers-reduced-motion: no-preference) and (scripting: enabled)';
/**
 * An animation until the root element has `data-drawn`. A change of layout, such as a capture of the whole page, starts
 * animations again: a page sets the attribute once its drawings are complete.
 */
const moving = (animation: string) =>
  componentStyle({
    '@media': { [motion]: { selectors: { ':root:not([data-drawn]) &': { animation } } } },
  });

/** Draws a line with `pathLength="1"` once, on load. Without motion the line is simply there. */
export const drawn = moving(`${draw} ${vars.duration.slow} ${vars.easing.draw} backwards`);

/** The same for a lane, after the tangle and one after the other. */
export const laneDrawn = [0, 1, 2, 3, 4].map((index) =>
  moving(`${draw} ${after(0.4)} ${vars.easing.draw} ${after(0.6 + 0.09 * index)} backwards`),
);

/** And for its end point. */
export const endAppears = [0, 1, 2, 3, 4].map((index) =>
  moving(`${appear} ${vars.duration.normal} ${vars.easing.standard} ${after(0.95 + 0.09 * index)} backwards`),
);
