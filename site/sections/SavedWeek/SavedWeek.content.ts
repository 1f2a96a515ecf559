export const words = {
  /** Names the box. */
  title: 'Added up',
  /** While nothing is ticked. */
  call: 'Tick your tasks: their hours add up here.',
};
