export const headings = {
  benefits: 'Benefits',
  /** "Posting a supplier invoice, before and after". */
  process: (name: string) => `${name}, before and after`,
  useCases: 'Use cases',
  catalogue: 'Ready in the catalogue',
};

/** What each of the two lists is. */
export const leads = { useCases: 'What people come to us with.', benefits: 'What you have afterwards.' };
