export const headings = {
  change: 'What is different afterwards',
  benefits: 'Benefits',
  process: 'One process, before and after',
  useCases: 'Use cases',
  cost: 'What it takes and what it returns',
  study: 'Where it has been done',
};

export const labels = {
  today: 'Today',
  afterwards: 'Afterwards',
  before: 'By hand',
  after: 'By machine',
  time: 'Typical time',
  return: 'Typical return',
  effort: 'Effort for your people',
  more: 'Read the whole case',
};
