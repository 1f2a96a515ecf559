import { casesByOffering } from '../caseStudies/casesByOffering.ts';
import type { OfferingDetails } from '../types.ts';

/** Details for the page of this service. For the fields see `OfferingDetails`. */
export const dataAnalytics: OfferingDetails = {
  description:
    'We bring the figures from your systems into one place, agree what each of them means, and send one page a week that says what changed, why, and what to do about it. Forecasts come with their error, so you know how far to trust them.',
  useCases: [
    {
      text: 'Eleven dashboards, and no two agree',
      benefit: 'One page on Monday at seven, each figure defined',
    },
    {
      text: 'Stock runs out before every public holiday',
      benefit: 'A forecast that knows the date, and states its error',
    },
    {
      text: 'Customers leave, and nobody asks why',
      benefit: 'Their names in the week they go quiet, not a year later',
    },
    {
      text: 'Nobody knows the margin after freight and returns',
      benefit: 'One table: margin by product, with every cost deducted',
    },
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
  typicalTime: '2 to 4 weeks for the first page, 3 to 6 months for a full data model',
  typicalReturn: '3 to 12 months to return its cost, mostly from the first three decisions it changes',
  effort: 'Medium',
  clientProvides: 'Agreement on what each figure means, written down together.',
  caseStudy: casesByOffering['data-analytics']?.slug,
};
