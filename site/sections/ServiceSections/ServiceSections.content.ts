export const headings = {
  benefits: 'Benefits',
  /** "Posting a supplier invoice, before and after". */
  process: (name: string) => `${name}, before and after`,
  useCases: 'Use cases',
  catalogue: 'Ready in the catalogue',
};
