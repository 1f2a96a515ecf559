export const words = {
  /** Names the box. */
  title: 'Added up',
  /** Follows the unit while nothing is ticked. */
  call: ': tick a task, or try',
  mark: 'Each mark is one hour of a week.',
  examples: 'For example',
};
