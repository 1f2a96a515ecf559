import { casesByOffering } from '../caseStudies/casesByOffering.ts';
import type { OfferingDetails } from '../types.ts';

/** Details for the page of this service. For the fields see `OfferingDetails`. */
export const enterpriseItStrategy: OfferingDetails = {
  description:
    'We list every system you run, what it costs, who depends on it and what happens if it stops. Then we draw the way from there to fewer, safer and cheaper ones, in steps small enough for every month.',
  useCases: [
    {
      text: 'Two companies have merged and everything exists twice',
      benefit: 'For each twin, a date on which it is switched off',
    },
    {
      text: 'The server under the stairs has become a business risk',
      benefit: 'A recovery that was tested, with the hours it took',
    },
    {
      text: 'Licence costs rise each year and nobody can say for what',
      benefit: 'A budget for each half year, licence by licence',
    },
    {
      text: 'NIS2 or an insurer is asking questions you cannot answer yet',
      benefit: 'One list: each system, its contract and who knows it',
    },
  ],
  problem:
    'Every system was the right decision at the time. Together they are expensive, and one person knows how they are connected. That person would like a holiday.',
  change:
    'You know what you have, what goes first and what it costs. New requests are measured against the map instead of against whoever asks loudest.',
  process: {
    name: 'Replacing an old system',
    titles: { before: 'As it usually goes', after: 'With the map' },
    before: [
      'It breaks',
      'Something similar is bought in a hurry',
      'Data is moved over a weekend',
      'Half of it is missing on Monday',
      'Both systems run “for now”, for four years',
    ],
    after: [
      'The replacement is on the map a year ahead',
      'Data is cleaned before it moves',
      'Old and new run side by side for one month, by date',
      'The old one is switched off, and so is its invoice',
    ],
  },
  typicalTime: '3 to 6 months for the map and the first moves',
  typicalReturn: '3 to 12 months to the first savings, usually licences',
  effort: 'Hard',
  clientProvides: 'Many people, little of each: two hours a system, and two a week of one coordinator.',
  caseStudy: casesByOffering['enterprise-it-strategy']?.slug,
};
