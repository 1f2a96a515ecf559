import type { ServiceDetails } from '../types.ts';

/** What the page of this service says; `ServiceDetails` says what belongs in each field. */
export const dataAnalytics: ServiceDetails = {
  description:
    'We bring the figures from your systems into one place, agree what each of them means, and send one page a week that says what changed, why, and what to do about it. Forecasts come with their error, so you know how far to trust them.',
  benefits: [
    'One page a week instead of eleven dashboards',
    'One agreed definition of each figure, written down',
    'Forecasts that state how wrong they have been so far',
    'A warning when something moves, not a report a month later',
  ],
  useCases: [
    'Occupancy, price and cost of each room type in one table',
    'Stock forecasts that know about public holidays',
    'Which customers are about to leave, while they can still be asked why',
    'Margin by product after discounts, freight and returns',
  ],
  problem:
    'You have dashboards. They disagree with each other, so the Monday meeting is about whose number is right.',
  change:
    'One number each, one page, one meeting that ends early. Decisions carry the figure they were based on.',
  process: {
    name: 'The Monday report',
    titles: { before: 'By hand', after: 'Collected overnight' },
    before: [
      'Export five spreadsheets on Friday',
      'Paste them together over the weekend',
      'Discover on Monday that one was last month’s',
      'Discuss whose figure is right',
      'Decide from memory',
    ],
    after: [
      'The figures are collected and checked overnight',
      'What moved more than usual is marked and explained',
      'One page arrives on Monday at seven',
      'The meeting starts with what to do',
    ],
  },
  typicalTime: '2-4 weeks for the first page, 3-6 months for a full data model',
  typicalReturn: '3-12 months to return its cost, mostly from the first three decisions it changes',
  effort: 'Medium',
  asked: 'Agreement on what each figure means, written down together.',
  caseStudy: 'hotel-group-paphos',
};
