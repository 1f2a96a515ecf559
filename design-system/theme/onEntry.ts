/** Plays an animation while its element enters the window, where browsers can and motion is not reduced. */
export const onEntry = (animationName: string) => ({
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          animation: `${animationName} linear backwards`,
          animationTimeline: 'view()',
          animationRange: 'entry',
        },
      },
    },
  },
});
