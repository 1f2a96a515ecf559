// Limits of the groups by hours saved a week: 8 or more, 5 to 7, 4 or less.
const many = 8;
const some = 5;

export const copy = {
  hours: 'hours a week',
  unit: 'h',
  /** Formula of the hours. Non-breaking spaces keep "of 6" with the word before it. */
  basis: (arithmetic: string, company: string, hours: string) =>
    `${arithmetic}, for ${company.replaceAll(/ (?=of \d|\d+$)/g, '\u00a0')}: ${hours} a week.`,
  /** Text for screen readers after the result, because the result opens the steps. */
  steps: (title: string) => `. How it works: ${title}`,
  systems: (systems: readonly string[]) => `Works with: ${systems.join(', ')}.`,
  add: 'Add to my total',
  /** Name of the group of automations that save about as many hours. */
  groupName: (hours: number) => {
    if (hours >= many) return `${many} hours or more`;
    return hours >= some ? `${some} to ${many - 1} hours` : `${some - 1} hours or less`;
  },
};
