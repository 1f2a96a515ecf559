// This file is long because it holds every fact of every case.
import type { CaseStudyDetails } from '../CaseStudyDetails.ts';
import type { CaseStudy } from '../types.ts';
import { caseStudyBriefs } from './briefs.ts';
import type { CaseStudySlug } from './slugs.ts';
import { voices } from './voices.ts';

const details: Readonly<Record<CaseStudySlug, CaseStudyDetails>> = {
  'logistics-company-limassol': {
    industry: 'Trade and transport',
    count: {
      mark: '10 calls',
      before: { count: 110, value: '1,100', text: 'calls a month before' },
      after: { count: 31, value: '310', text: 'calls a month after' },
      arithmetic: '1,100 − 310 = 790 calls fewer. 790 × 4 minutes ≈ 53 hours a month.',
    },
    situation:
      'Three people in dispatch spent their mornings looking up vans for customers on the phone. The position was in the fleet system, and customers could not see it.',
    built: [
      { title: 'Read', text: 'Software reads each van’s position in the fleet system.' },
      { title: 'Work out', text: 'It works out the arrival time again after every stop.' },
      { title: 'Tell', text: 'The customer gets a text message when it moves by more than 20 minutes.' },
      { title: 'Answer', text: 'A voice agent answers the calls that remain and reads from the same data.' },
    ],
    setback:
      'The first version announced every two-minute change. Customers asked us, politely, to stop. They chose the limit of 20 minutes.',
    results: [{ value: '53 hours', name: 'Back in dispatch', note: 'a month, at 4 minutes a call' }],
    monthly: 270,
    payback: {
      hours: { count: 53, a: 'month' },
      gains: [{ what: '65 second trips × €8', amount: 65 * 8 }],
      note: 'A customer who knows when the van comes is at home, so the van comes once. The 310 calls that the agent answers are not counted.',
    },
    services: ['process-automation', 'voice-agents'],
  },
  'clinic-nicosia': {
    industry: 'Health',
    count: {
      mark: '1% of the calls',
      before: { count: 31, value: '192', text: 'of 620 calls a week unanswered before' },
      after: { count: 3, value: '19', text: 'of 620 calls a week unanswered after' },
      total: 100,
      arithmetic: '620 calls × 31% ≈ 192. 620 calls × 3% ≈ 19.',
    },
    situation:
      'Of 620 calls a week nobody answered 31%, most of them between nine and eleven, when the waiting room was full as well. Nobody knew who had called.',
    built: [
      {
        title: 'Answer',
        text: 'A voice agent answers on the second ring. The 3% hang up before it, and are called back.',
      },
      { title: 'Say so', text: 'Its first words say that it is an AI system.' },
      { title: 'Book', text: 'It books, moves or cancels appointments in the clinic’s own calendar.' },
      { title: 'Pass on', text: 'Anything about symptoms goes straight to a nurse.' },
    ],
    setback:
      'It did not understand village names as Cypriots say them. We recorded 400 of them with the staff, which took two weeks. Older patients wanted a person; the agent now offers one at the start of every call.',
    results: [{ value: '270', name: 'Finished without reception', note: 'of 620 calls a week' }],
    monthly: 510,
    payback: {
      hours: { count: 18, a: 'week' },
      gains: [{ what: '12 appointments × €40', amount: 12 * 40 }],
      note: '270 calls that took a person 4 minutes each are 18 hours a week. Of the calls that nobody answered before, 12 a month are counted as appointments.',
    },
    services: ['voice-agents'],
  },
  'accounting-firm-nicosia': {
    industry: 'Accounting and insurance',
    count: {
      mark: '2 seconds, each row a minute',
      inRow: 30,
      before: { count: 210, value: '7 minutes', text: 'on an invoice before' },
      after: { count: 60, value: '2 minutes', text: 'on an invoice after' },
      arithmetic: '7 − 2 = 5 minutes saved. 5 × 1,900 invoices = 9,500 minutes ≈ 158 hours a month.',
    },
    situation:
      'The firm posts 1,900 supplier invoices a month for its clients. Each was opened, typed, matched and filed by hand, and in the last week of the quarter everybody worked late.',
    built: [
      { title: 'Read', text: 'Invoices are read as they arrive.' },
      { title: 'Match', text: 'They are matched with orders and earlier bookings.' },
      { title: 'Post', text: 'The software proposes the account and posts what it is sure of.' },
      { title: 'Ask', text: 'A clerk sees the rest, with the reason for its doubt.' },
    ],
    setback:
      'Handwritten receipts from petrol stations stayed unreadable. After a month we stopped trying: they are 3% of the pile and a person does them in an afternoon.',
    results: [{ value: '158 hours', name: 'Saved', note: 'a month, on 1,900 invoices' }],
    monthly: 130,
    payback: {
      hours: { count: 158, a: 'month' },
      note: 'The late evenings at the end of each quarter are not counted.',
    },
    services: ['process-automation'],
  },
  'food-wholesaler-larnaca': {
    industry: 'Trade and transport',
    count: {
      mark: 'one wrong line',
      inRow: 40,
      before: { count: 38, text: 'of 1,000 lines wrong before' },
      after: { count: 9, text: 'of 1,000 lines wrong after' },
      arithmetic: '1,000 lines × 3.8% = 38. 1,000 lines × 0.9% = 9.',
    },
    situation:
      'Restaurants order at midnight, by message or by photograph of a list on the kitchen door. Four people typed 420 orders a week before the vans left at six.',
    built: [
      { title: 'Read', text: 'A language model reads each order.' },
      { title: 'Match', text: 'It matches the lines with what that restaurant usually buys.' },
      { title: 'Mark', text: 'Doubtful lines are marked for a person.' },
      { title: 'Confirm', text: 'The restaurant gets the list back to confirm.' },
    ],
    setback:
      'The model once turned “as usual” into an empty order. It now asks what “as usual” is, and shows the last one.',
    results: [
      { value: '24.5 hours', name: 'Saved', note: 'a week: 420 orders, 3.5 minutes each' },
      { value: '1 in 8', name: 'Still looked at by a person', note: 'of all orders' },
    ],
    monthly: 320,
    payback: {
      hours: { count: 24.5, a: 'week' },
      note: 'What a wrong line costs is not in it: nobody had ever counted that.',
    },
    services: ['ai-automation', 'process-automation'],
  },
  'hotel-group-paphos': {
    industry: 'Hotels and property',
    count: {
      mark: 'one report a week',
      shape: 'document',
      before: { count: 9, text: 'reports a week before' },
      after: { count: 1, text: 'page a week after' },
      arithmetic: '16 hours of copying − 1 hour of checking = 15 hours a week.',
    },
    situation:
      'Five systems, nine reports, two people and all of Monday to put them together: 16 hours a week. The managers’ meeting was on Monday afternoon, so it began with last week’s figures and an argument about them.',
    built: [
      { title: 'Agree', text: 'Each figure has one agreed definition.' },
      { title: 'Join', text: 'Bookings, prices, costs and reviews are joined overnight.' },
      { title: 'List', text: 'The page lists the five things that changed most, and the likely reason.' },
      { title: 'Name', text: 'Beside each stands who is responsible for it.' },
    ],
    setback:
      'It took five weeks, not one, to agree what “occupied” means. Three managers had three definitions, each with a good reason.',
    results: [
      { value: '15 hours', name: 'Saved', note: 'a week: 16 of copying, 1 of checking left' },
      { value: '3', name: 'Dropped', note: 'reports that nobody could explain' },
    ],
    monthly: 180,
    payback: {
      hours: { count: 15, a: 'week' },
      gains: [{ what: 'Laundry, paid by weight', amount: 240 }],
      note: 'Laundry was the first decision that the page led to. Later ones are not counted.',
    },
    services: ['data-analytics'],
  },
  'estate-agency-limassol': {
    industry: 'Hotels and property',
    count: {
      mark: '2 minutes, each row an hour',
      inRow: 30,
      before: { count: 270, value: '9 hours', text: 'to a first answer before' },
      after: { count: 1 / 3, value: '40 seconds', text: 'to a first answer after' },
      arithmetic: '9 hours = 270 × 2 minutes. 40 seconds are a third of one mark.',
    },
    situation:
      'Enquiries came at night, from buyers in other time zones, through a form. The median answer took 9 hours, and by then another agency had answered.',
    built: [
      { title: 'Offer', text: 'A fast site in English and Greek shows the agents’ real calendars.' },
      { title: 'Answer', text: 'An assistant answers from the property sheets.' },
      { title: 'Show', text: 'It links to the sheets it answers from.' },
      { title: 'Pass on', text: 'Serious buyers go to a person by name.' },
    ],
    setback:
      'Agents did not keep their calendars, so the site offered hours that were not free. We fixed the calendars before we fixed the site, which delayed both by three weeks.',
    results: [
      { value: '34', name: 'Booked without a call', note: 'viewings a month' },
      { value: '6.2 → 1.1 s', name: 'A page on a phone', note: 'until it has loaded' },
    ],
    monthly: 230,
    payback: {
      gains: [{ what: '3% of a flat at €250,000', amount: 0.03 * 250_000 }],
      per: 'sale',
      note: 'Hours do not pay for this one: 34 viewings of 15 minutes save €170 a month, less than it costs to run. Sales do, and nobody can prove which of them a site has brought.',
    },
    services: ['digital-presence', 'ai-automation'],
  },
  'manufacturers-nicosia': {
    industry: 'Manufacturing',
    count: {
      mark: 'one system',
      shape: 'square',
      before: { count: 61, text: 'systems before' },
      after: { count: 38, text: 'systems at the end of the three years' },
      arithmetic: '61 − 38 = 23 systems fewer over three years.',
    },
    situation:
      'Three companies bought over ten years, each with its own accounts and stock system, and four server rooms between them. One technician knew how they were connected, and he had booked a holiday.',
    built: [
      { title: 'List', text: 'Every system is listed with its cost, owner and risk.' },
      { title: 'Order', text: 'No two critical ones move in the same quarter.' },
      { title: 'Move', text: 'The first six moves were done with the group’s own staff.' },
    ],
    setback:
      'We underestimated one stock system that a foreman had written himself in 1998. It was better than its replacement, so it stayed, with a backup and a second person who understands it.',
    results: [
      { value: '23%', name: 'Less for licences', note: 'after the first year' },
      { value: '4 → 1', name: 'Server rooms', note: 'in the three factories' },
    ],
    monthly: 300,
    payback: {
      gains: [{ what: '23% of €20,000 a month', amount: 0.23 * 20_000 }],
      wait: 12,
      note: 'Licences cost €20,000 a month before. A licence is paid until its contract ends, so nothing is counted in the first year.',
    },
    services: ['enterprise-it-strategy', 'consultancy'],
  },
  'insurance-broker-nicosia': {
    industry: 'Accounting and insurance',
    count: {
      mark: 'one idea',
      shape: 'document',
      inRow: 7,
      before: { count: 14, text: 'ideas examined' },
      after: { count: 3, text: 'ideas recommended' },
      arithmetic: '14 ideas − 11 not recommended = 3.',
    },
    situation:
      'Every department had an idea, and a supplier who wanted to sell it. The managing director wanted to know which ones would pay for themselves.',
    built: [
      { title: 'Watch', text: 'Two days of watching.' },
      { title: 'Price', text: 'A cost and a saving for each of 14 ideas.' },
      {
        title: 'Try',
        text: 'The best one was tried on 200 old claims: sorting incoming documents by policy and urgency.',
      },
      { title: 'Write', text: 'The plan was four pages, including the reasons against eleven ideas.' },
    ],
    setback:
      'One of the eleven was built anyway, by someone else, and works. We had overestimated how much its data would need cleaning, and now we look at the data first.',
    results: [{ value: '5 months', name: 'Cost returned', note: 'by the first idea, once built' }],
    monthly: 0,
    payback: {
      gains: [{ what: 'Documents sorted by software', amount: 1800 }],
      spent: { amount: 9000, on: 'First idea' },
      note: 'A plan returns nothing until somebody builds from it.',
    },
    services: ['consultancy', 'ai-automation'],
  },
};

/** The return type lets this compile even if there is no case. */
const detailsOf = (slug: CaseStudySlug): CaseStudyDetails => details[slug];

/** All case studies, in the order of their briefs. Clients are anonymous on purpose. */
export const caseStudies: readonly CaseStudy[] = caseStudyBriefs.map((brief) => ({
  ...brief,
  ...detailsOf(brief.slug),
  voice: voices[brief.slug],
}));
