import type { CaseStudy } from '../types.ts';

/** Supplier invoices posted by software. */
export const accountingFirmNicosia: CaseStudy = {
  slug: 'accounting-firm-nicosia',
  client: 'An accounting firm in Nicosia, 60 people',
  title: 'Nineteen hundred invoices, read once',
  summary:
    'Software reads, matches and posts supplier invoices. Each one takes 2 minutes of a person’s time instead of 7.',
  situation:
    'The firm posts 1,900 supplier invoices a month for its clients. Each was opened, typed, matched and filed by hand, and the last week of the quarter belonged to nobody’s family.',
  built:
    'Invoices are read as they arrive and matched with orders and earlier bookings. The software proposes the account, posts what it is sure of, and shows a clerk the rest with the reason for its doubt.',
  figures: [
    { value: '7 → 2 min', label: 'of a person’s time per invoice' },
    { value: '158 hours', label: 'saved a month, on 1,900 invoices' },
    { value: '4 weeks', label: 'to the first client in production' },
  ],
  setback:
    'Handwritten receipts from petrol stations stayed unreadable. After a month we stopped trying: they are 3% of the pile and a person does them in an afternoon.',
  duration: '4 weeks',
  services: ['process-automation'],
};
