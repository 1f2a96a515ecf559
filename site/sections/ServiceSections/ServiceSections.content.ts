export const headings = {
  benefits: 'Benefits',
  /** "Posting a supplier invoice, before and after". */
  process: (name: string) => `${name}, before and after`,
  useCases: 'Use cases',
  catalogue: 'Ready in the catalogue',
};

export const leads = {
  catalogue: 'Each with what starts it, its steps, and the company where the hours were counted.',
};
