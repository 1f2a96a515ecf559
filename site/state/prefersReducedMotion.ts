/** Returns whether motion is off, either in the visitor's system or in the settings of this site. */
export const prefersReducedMotion = () =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
