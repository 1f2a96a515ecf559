export const words = {
  hours: 'hours a week',
  basis: (arithmetic: string, company: string) => `${arithmetic}, for ${company}`,
  steps: 'How it works',
  systems: (systems: readonly string[]) => `Touches: ${systems.join(', ')}.`,
  add: 'Add to my total',
  byHours: 'Most hours first',
};
