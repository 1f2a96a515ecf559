export const headings = {
  change: 'What is different afterwards',
  benefits: 'Benefits',
  process: 'One process, before and after',
  useCases: 'Use cases',
  catalogue: 'Ready in the catalogue',
};

export const leads = {
  useCases: 'If one of these sounds like your Tuesday, read on.',
  catalogue: 'Each with its trigger, its steps and the company the hours are counted for.',
};

export const labels = {
  today: 'Today',
  afterwards: 'Afterwards',
  before: 'By hand',
  after: 'By machine',
};
