export const words = {
  /** Names the box. */
  title: 'Added up',
  /** While nothing is ticked: what could be. */
  call: (hours: number) => `${hours} hours a week: tick yours`,
};
