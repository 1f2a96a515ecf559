import { keyframes } from '@vanilla-extract/css';

/** As far again as it is wide: some drawings run on beyond their box. */
const uncover = keyframes({
  from: { clipPath: 'inset(0 100% 0 0)' },
  to: { clipPath: 'inset(0 -100% 0 0)' },
});

/**
 * For a drawing: its lines run to their ends while it enters the window, where browsers can; elsewhere, and where motion is
 * reduced, they are there at once. Never for words.
 */
export const drawnOnEntry = {
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          animation: `${uncover} linear backwards`,
          animationTimeline: 'view()',
          animationRange: 'entry',
        },
      },
    },
  },
};
