import type { CaseStudyBrief } from '../types.ts';

/** Briefs of the case studies for other pages, in display order. */
export const caseStudyBriefs: readonly CaseStudyBrief[] = [
  {
    slug: 'logistics-company-limassol',
    client: 'A logistics company in Limassol, 40 people',
    title: 'Parcel calls at a logistics company: from 1,100 to 310 a month',
    summary:
      'Customers get a message from the van before they call. A voice agent answers the calls that remain.',
    figures: [
      { value: '1,100 → 310', label: 'status calls a month' },
      { value: '53 hours', label: 'a month back in dispatch, at 4 minutes a\u00a0call' },
      { value: '11 weeks', label: 'until all vans were connected' },
    ],
    days: 35,
    duration: '11 weeks',
  },
  {
    slug: 'clinic-nicosia',
    client: 'A private clinic in Nicosia, 25 people',
    title: 'Missed calls at a clinic: from 31% to 3%',
    summary:
      'A voice agent takes the booking calls, in Greek and English. Anything about symptoms goes straight to a nurse.',
    figures: [
      { value: '31% → 3%', label: 'of calls unanswered' },
      { value: '270', label: 'of 620 calls a week finished without reception' },
      { value: '9 weeks', label: 'until it took all bookings' },
    ],
    days: 30,
    duration: '9 weeks',
  },
  {
    slug: 'accounting-firm-nicosia',
    client: 'An accounting firm in Nicosia, 60 people',
    title: 'Invoices at an accounting firm: from 7 minutes to 2',
    summary: 'Software reads, matches and posts supplier invoices, and shows a clerk the ones it doubts.',
    figures: [
      { value: '7 → 2 min', label: 'of a person’s time per invoice' },
      { value: '158 hours', label: 'saved a month, on 1,900 invoices' },
      { value: '4 weeks', label: 'until all clients were connected' },
    ],
    days: 14,
    duration: '4 weeks',
  },
  {
    slug: 'food-wholesaler-larnaca',
    client: 'A food wholesaler in Larnaca, 70 people',
    title: 'Wrong order lines at a food wholesaler: from 3.8% to 0.9%',
    summary:
      'Orders from WhatsApp, email and photographed lists become order lines. A person still looks at one order in eight.',
    figures: [
      { value: '3.8% → 0.9%', label: 'of order lines wrong' },
      { value: '24.5 hours', label: 'saved a week: 420 orders, 3.5 minutes each' },
      { value: '1 in 8', label: 'orders still looked at by a person' },
    ],
    days: 40,
    duration: '16 weeks',
  },
  {
    slug: 'hotel-group-paphos',
    client: 'A hotel group in Paphos, 180 people',
    title: 'Reports at a hotel group: from nine pages to one',
    summary: 'One page on Monday at seven replaced nine spreadsheets and 16 hours of copying a week.',
    figures: [
      { value: '9 → 1', label: 'reports a week' },
      { value: '15 hours', label: 'saved a week: 16 of copying, 1 of checking left' },
      { value: '3', label: 'reports dropped because nobody knew what they were for' },
    ],
    days: 32,
    duration: '14 weeks',
  },
  {
    slug: 'estate-agency-limassol',
    client: 'An estate agency in Limassol, 18 people',
    title: 'First answers at an estate agency: from 9 hours to 40 seconds',
    summary:
      'A new site with an assistant answers in under a minute, at any hour, and books 34 viewings a month by itself.',
    figures: [
      { value: '9 h → 40 s', label: 'median time to a first answer' },
      { value: '34', label: 'viewings a month booked without a call' },
      { value: '6.2 → 1.1 s', label: 'to load a page on a phone' },
    ],
    days: 48,
    duration: '13 weeks',
  },
  {
    slug: 'manufacturers-nicosia',
    client: 'Three manufacturers near Nicosia under one owner, 320 people',
    title: 'Systems of a group with three factories: from 61 to 38',
    summary:
      'A three-year map in which no two critical systems move in the same quarter. The licence bill is 23% lower after the first year.',
    figures: [
      { value: '61 → 38', label: 'systems, over three years' },
      { value: '23%', label: 'less for licences after the first year' },
      { value: '4 → 1', label: 'server rooms' },
    ],
    days: 80,
    priceFor: 'the map and the first six moves',
    duration: '5 months',
  },
  {
    slug: 'insurance-broker-nicosia',
    client: 'An insurance broker in Nicosia, 35 people',
    title: 'AI ideas at an insurance broker: 14 examined, 3 recommended',
    summary:
      'A three-week review put a cost and a saving beside each idea. The first had returned its cost after 5 months.',
    figures: [
      { value: '3 of 14', label: 'ideas recommended' },
      { value: '5 months', label: 'until the first had returned its cost' },
      { value: '3 weeks', label: 'from the first visit to the plan' },
    ],
    days: 10,
    duration: '3 weeks',
  },
];
