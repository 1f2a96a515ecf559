import { keyframes } from '@vanilla-extract/css';

/** As far again as it is wide: some drawings run on beyond their box. */
const uncover = keyframes({
  from: { clipPath: 'inset(0 100% 0 0)' },
  to: { clipPath: 'inset(0 -100% 0 0)' },
});

/**
 * For a drawing: its lines run to their ends while it enters the window. Where a browser cannot follow the window the
 * movement takes no time, and where motion is reduced there is none. Never for words.
 */
export const drawnOnEntry = {
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${uncover} linear backwards`,
      animationTimeline: 'view()',
      animationRange: 'entry',
    },
  },
};
