export const words = {
  /** Names the box. */
  title: 'Added up',
  /** After no hours a week, while nothing is ticked. */
  call: 'Tick your tasks',
};
