import { casesByOffering } from '../caseStudies/casesByOffering.ts';
import type { OfferingDetails } from '../types.ts';

/** Details for the page of this service. For the fields see `OfferingDetails`. */
export const consultancy: OfferingDetails = {
  description:
    'We sit with the people who do the work, count what it costs, and write a plan that says where AI pays, where plain software is enough, and where a person should stay. The free audit estimates from your answers; AI consultancy begins with two days of counting at your desks.',
  useCases: [
    {
      text: 'The board wants “an AI strategy” by the end of the quarter',
      benefit: 'Two pages: what pays, in order, and what not to automate',
    },
    {
      text: 'Three departments have bought three AI tools',
      benefit: 'Each tool checked against the GDPR and the EU AI Act',
    },
    {
      text: 'You have an idea and want someone to talk you out of it',
      benefit: 'A trial on 200 of your own cases, and a yes or a no',
    },
    {
      text: 'A grant application needs figures that stand up',
      benefit: 'Two days of counted work, with the arithmetic beside it',
    },
  ],
  problem:
    'Everyone agrees you should do something with AI. Nobody agrees what, and the suppliers all recommend what they sell.',
  change:
    'You have one list, in order, with a price and a date for each line. The arguments move from opinion to arithmetic.',
  process: {
    name: 'How you decide',
    titles: { before: 'As it often goes', after: 'With a count first' },
    before: [
      'A supplier gives a demonstration',
      'Someone senior likes it',
      'A licence is bought for a year',
      'Four people use it, two of them for birthday poems',
      'Nobody knows whether it paid',
    ],
    after: [
      'We watch the work for two days and count it',
      'Each task gets a cost, a saving and a risk',
      'The best one is tried on your own data',
      'The board decides from two pages',
      'After a quarter we count again',
    ],
  },
  typicalTime: '2 to 4 weeks from the first visit to the plan',
  typicalReturn: '3 to 12 months for the first item on your list to return its cost',
  effort: 'Easy',
  clientProvides: 'A few conversations, and two days in which we watch the work.',
  caseStudy: casesByOffering.consultancy?.slug,
};
