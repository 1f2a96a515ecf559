/** Whether motion is unwelcome: the visitor's system asks for less, or it is switched off here. */
export const prefersReducedMotion = () =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
