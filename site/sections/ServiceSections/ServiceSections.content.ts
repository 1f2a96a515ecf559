export const headings = {
  benefits: 'Benefits',
  /** "Posting a supplier invoice, before and after". */
  process: (name: string) => `${name}, before and after`,
  useCases: 'Use cases',
  catalogue: 'Ready in the catalogue',
};

/** What each of the two is; the third is heard between them. */
export const leads = {
  useCases: 'What people come to us with.',
  benefits: 'What you have afterwards.',
  to: 'leads to',
};
