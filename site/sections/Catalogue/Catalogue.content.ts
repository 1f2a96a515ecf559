export const words = {
  hours: 'hours a week',
  basis: (basis: string) => `for ${basis}`,
  steps: 'How it works',
  systems: (systems: readonly string[]) => `Touches: ${systems.join(', ')}.`,
};
