export const words = {
  /** Names the box. */
  title: 'Added up',
  /** While nothing is ticked. */
  call: 'Tick what you want done',
};
