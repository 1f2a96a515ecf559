import { casesByOffering } from '../caseStudies/casesByOffering.ts';
import type { OfferingDetails } from '../types.ts';

/** Details for the page of this service. For the fields see `OfferingDetails`. */
export const aiAutomation: OfferingDetails = {
  description:
    'Some routine needs reading: an order scribbled on a photograph, a complaint in three languages, a contract with one unusual clause. Language models do that part now, inside limits we test, and every answer they are unsure of goes to a person.',
  useCases: [
    {
      text: 'Orders come by WhatsApp, email and handwriting',
      benefit: 'Order lines to confirm, with the doubtful ones marked',
    },
    {
      text: 'The same enquiries are answered all day',
      benefit: 'Answers from your own documents, each with its source',
    },
    {
      text: 'Every contract has one unusual clause',
      benefit: 'Its differences from your standard, marked on one page',
    },
    {
      text: 'Complaints arrive in three languages',
      benefit: 'Sorted by urgency, after a test on 200 of your past ones',
    },
  ],
  problem:
    'Rules cannot do it, because every message is worded differently. So a capable person spends the day reading, sorting and retyping.',
  change:
    'The model reads and prepares. Your people approve the doubtful ones and spend the rest of the day on customers.',
  process: {
    name: 'Taking an order that arrives as a photograph',
    titles: { before: 'By hand', after: 'With a model and a check' },
    before: [
      'A photograph of a handwritten list arrives on a phone',
      'Someone deciphers it',
      'They look up each product code',
      'They type the order',
      'They ring back about line seven',
    ],
    after: [
      'The photograph is read as it arrives',
      'Each line is matched with what this customer usually buys',
      'Doubtful lines are marked for a person',
      'The customer gets the order back to confirm',
    ],
  },
  typicalTime: '2 to 4 weeks for a trial on past cases, 3 to 6 months to full production',
  typicalReturn: '3 to 12 months to return its cost, where one kind of message arrives every day',
  effort: 'Medium',
  clientProvides: 'Past cases to test with, and a person for the doubtful ones.',
  caseStudy: casesByOffering['ai-automation']?.slug,
};
