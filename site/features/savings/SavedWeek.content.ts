export const copy = {
  /** Accessible name of the bar. */
  title: 'Added up',
  /** Shown while nothing is ticked. */
  call: 'Tick your team’s tasks',
};
