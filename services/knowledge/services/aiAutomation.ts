import type { ServiceDetails } from '../types.ts';

/** What the page of this service says; `ServiceDetails` says what belongs in each field. */
export const aiAutomation: ServiceDetails = {
  description:
    'Some routine needs reading: an order scribbled on a photograph, a complaint in three languages, a contract with one unusual clause. Language models do that part now, inside limits we test, and every answer they are unsure of goes to a person.',
  benefits: [
    'Handles what fixed rules cannot: free text, photographs, mixed languages',
    'Each answer carries its source and a measure of doubt',
    'A person decides the doubtful cases, and the system learns the limit',
    'Tested on hundreds of your own past cases before it meets a customer',
  ],
  useCases: [
    'Orders from WhatsApp, email and handwriting turned into order lines',
    'Customer enquiries answered from your own documents, with a link',
    'Contracts compared with your standard, differences marked',
    'Complaints sorted by subject and urgency, in any language',
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
  typicalTime: '2-4 weeks for a trial on past cases, 3-6 months to full production',
  typicalReturn: '3-12 months to return its cost, where one kind of message arrives every day',
  effort: 'Medium',
  asked: 'Past cases to test with, and a person for the doubtful ones.',
  caseStudy: 'food-wholesaler-larnaca',
};
