export const words = {
  /** Names the box. */
  title: 'Added up',
  /** While nothing is ticked. */
  call: 'Tick the tasks your team does',
};
