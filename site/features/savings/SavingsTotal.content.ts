/** Returns a function that writes a count with its unit: "2 days". */
const plural = (unit: string) => (count: string, number: number) =>
  `${count} ${unit}${number === 1 ? '' : 's'}`;

export const copy = {
  /**
   * Meaning of the hours as a share. `ofOneWeek` is false from a whole week on, because that is the work of several
   * people.
   */
  share: (share: string, ofOneWeek: boolean) => `: ${share} of ${ofOneWeek ? 'one person’s week' : 'work'}`,
  days: plural('day'),
  weeks: plural('week'),
  half: 'half a day',
  underHalf: 'less than half a day',
  moreThan: (amount: string, more: boolean) => (more ? `more than ${amount}` : amount),
  remove: 'Remove',
};
