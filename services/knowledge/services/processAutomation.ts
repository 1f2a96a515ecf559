import type { ServiceDetails } from '../types.ts';

/** What the page of this service says; `ServiceDetails` says what belongs in each field. */
export const processAutomation: ServiceDetails = {
  description:
    'Invoices, orders, reports, approvals: the steps that are the same every time, done by software between the systems you already have. It logs each step, stops when something looks odd, and asks a person.',
  benefits: [
    'Hours back every week, counted before and after',
    'No retyping, so no retyping mistakes',
    'A log of every step, which your auditor will like more than you expect',
    'Works with the systems you have, even the one without an interface',
  ],
  useCases: [
    'Supplier invoices read, matched with orders and posted',
    'Orders moved from email into the business system',
    'Month-end figures collected from five places into one report',
    'New staff given accounts, equipment and a first-week calendar',
  ],
  problem:
    'Your systems do not talk to each other, so your people do it for them, one copied field at a time, and the mistakes surface at month end.',
  change:
    'The routine runs by itself. People see only the cases that need judgement, with everything about them on one screen.',
  process: {
    name: 'Posting a supplier invoice',
    titles: { before: 'By hand', after: 'Automated' },
    before: [
      'Print the email attachment',
      'Type it into the accounting system',
      'Look for the order it belongs to',
      'Walk it to someone for a signature',
      'File the paper, find it again at the audit',
    ],
    after: [
      'The invoice is read as it arrives',
      'It is matched with the order and the delivery note',
      'Matching ones are posted and filed',
      'The odd ones go to a person, with the difference marked',
    ],
  },
  typicalTime: '2-4 weeks for a simple automation, 3-6 months for a complex one',
  typicalReturn: '300-500% in the first year where it fits best: one frequent task with clear rules',
  effort: 'Medium',
  asked: 'Someone who can explain the rules, and a person for the odd cases.',
  caseStudy: 'accounting-firm-nicosia',
};
