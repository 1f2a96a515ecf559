/** Ids of sections on a service page. Its facts link to them. */
export const sectionIds = { price: 'price', process: 'process', result: 'result' } as const;

export const headings = {
  benefits: 'Benefits',
  /** Heading such as "Entering a supplier invoice, before and after". */
  process: (name: string) => `${name}, before and after`,
  useCases: 'Use cases',
  catalogue: 'Tasks this service takes over',
};

/** Texts below the two headings. */
export const introductions = {
  useCases: 'What people come to us with.',
  benefits: 'What you have afterwards.',
};

/** Text that only screen readers read, between a use case and its benefit. */
export const leadsTo = 'leads to';
