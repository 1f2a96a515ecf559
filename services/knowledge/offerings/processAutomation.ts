import { casesByOffering } from '../caseStudies/casesByOffering.ts';
import type { OfferingDetails } from '../types.ts';

/** Details for the page of this service. For the fields see `OfferingDetails`. */
export const processAutomation: OfferingDetails = {
  description:
    'Invoices, orders, reports, approvals: the steps that are the same every time, done by software between the systems you already have. It logs each step, stops when something looks odd, and asks a person.',
  useCases: [
    {
      text: 'Supplier invoices arrive by email and are typed in',
      benefit: 'Matching ones posted the same day, the odd ones marked',
    },
    {
      text: 'Orders are copied from email into the business system',
      benefit: 'No retyping, and a log of every step for your auditor',
    },
    {
      text: 'Month-end figures are collected from five places',
      benefit: 'One report from all five, on the first working day',
    },
    {
      text: 'New staff wait for accounts and equipment',
      benefit: 'Accounts, equipment and a calendar, ready on day one',
    },
  ],
  problem:
    'Your systems do not talk to each other, so your people do it for them, one copied field at a time, and the mistakes surface at month end.',
  change:
    'The routine runs by itself. People see only the cases that need judgement, with everything about them on one screen.',
  process: {
    name: 'Entering a supplier invoice',
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
  typicalTime:
    '2 to 4 weeks for a simple automation, 9 weeks for a usual one, 3 to 6 months for a complex one',
  typicalReturn:
    '300 to 500% in the first year where it fits best: one task with clear rules, about 2,000 times a month',
  effort: 'Medium',
  clientProvides: 'Someone who can explain the rules, and a person for the odd cases.',
  caseStudy: casesByOffering['process-automation']?.slug,
};
