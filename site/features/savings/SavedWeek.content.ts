export const copy = {
  /** Names the box. */
  title: 'Added up',
  /** While nothing is ticked. */
  call: 'Tick your team’s tasks',
};
