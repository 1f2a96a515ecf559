// From how many hours a week one saves much, or at least a good deal.
const many = 8;
const some = 5;

export const copy = {
  hours: 'hours a week',
  unit: 'h',
  /** Formula of the hours; "of 6" never stands alone on a line. */
  basis: (arithmetic: string, company: string, hours: string) =>
    `${arithmetic}, for ${company.replaceAll(/ (?=of \d|\d+$)/g, '\u00a0')}: ${hours} a week.`,
  /** Read after the result, which opens them. */
  steps: (title: string) => `. How it works: ${title}`,
  systems: (systems: readonly string[]) => `Works with: ${systems.join(', ')}.`,
  add: 'Add to my total',
  /** Names those that save about as much. */
  band: (hours: number) => {
    if (hours >= many) return `${many} hours or more`;
    return hours >= some ? `${some} to ${many - 1} hours` : `${some - 1} hours or less`;
  },
};
