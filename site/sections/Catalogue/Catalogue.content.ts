export const words = {
  hours: 'hours a week',
  /** "of 6" never stands alone on a line. */
  basis: (arithmetic: string, company: string) =>
    `${arithmetic}, for ${company.replaceAll(/ (?=of \d|\d+$)/g, '\u00a0')}`,
  steps: 'How it works',
  systems: (systems: readonly string[]) => `Touches: ${systems.join(', ')}.`,
  add: 'Add to my total',
  /** Names those that save about as much. */
  band: (hours: number) => {
    if (hours >= 8) return '8 hours or more';
    return hours >= 5 ? '5 to 7 hours' : '4 hours or less';
  },
};
