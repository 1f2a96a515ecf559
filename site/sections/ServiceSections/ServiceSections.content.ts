/** Places on a service page that its facts lead to. */
export const places = { price: 'price', process: 'process', result: 'result' } as const;

export const headings = {
  benefits: 'Benefits',
  /** "Entering a supplier invoice, before and after". */
  process: (name: string) => `${name}, before and after`,
  useCases: 'Use cases',
  catalogue: 'Tasks this service takes over',
};

/** Labels of the pair; the third is read between them. */
export const leads = {
  useCases: 'What people come to us with.',
  benefits: 'What you have afterwards.',
  to: 'leads to',
};
