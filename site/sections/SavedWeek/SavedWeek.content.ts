export const words = {
  /** Names the box. */
  title: 'Added up',
  /** Follows the unit while nothing is ticked. */
  call: ': tick a task to add it up',
};
