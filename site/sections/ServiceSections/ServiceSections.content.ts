export const headings = {
  change: 'What is different afterwards',
  benefits: 'Benefits',
  process: 'One process, before and after',
  useCases: 'Use cases',
  catalogue: 'Ready in the catalogue',
};

export const leads = {
  catalogue: 'Each with what starts it, its steps, and the company where the hours were counted.',
};

export const labels = {
  today: 'Today',
  afterwards: 'Afterwards',
};
