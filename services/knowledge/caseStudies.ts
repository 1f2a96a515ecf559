import type { CaseStudy } from './types.ts';

/** Pieces of work, anonymous on purpose (decision D1), in the order in which they are shown. A new one is an entry here. */
export const caseStudies: readonly CaseStudy[] = [
  {
    slug: 'logistics-company-limassol',
    subject: 'logistics',
    client: 'A logistics company in Limassol, 40 people',
    title: 'The phone stopped asking where the parcel was',
    summary:
      'Customers hear from the van before they think of ringing. Status calls fell from 1,100 to 310 a month.',
    situation:
      'Three people in dispatch spent their mornings looking up vans for customers on the phone. The position was in the fleet system all along; the customer was not.',
    built:
      'Software reads each van’s position, works out the arrival time again after every stop, and sends a text message when it moves by more than 20 minutes. A voice agent answers the calls that remain and reads from the same data.',
    figures: [
      { value: '1,100 → 310', label: 'status calls a month' },
      { value: '53 hours', label: 'a month back in dispatch, at 4 minutes a call' },
      { value: '11 weeks', label: 'from first visit to all vans' },
    ],
    setback:
      'The first version announced every two-minute change. Customers asked us, politely, to stop. The 20-minute threshold is theirs.',
    duration: '11 weeks',
    services: ['process-automation', 'voice-agents'],
  },
  {
    slug: 'clinic-nicosia',
    subject: 'clinic',
    client: 'A private clinic in Nicosia, 25 people',
    title: 'Reception could look at the patient again',
    summary: 'A voice agent takes the booking calls, in Greek and English. Lost calls went from 31% to 3%.',
    situation:
      'Of 620 calls a week, 31% rang out, most of them between nine and eleven, when the waiting room was full as well. Nobody knew who had called.',
    built:
      'A voice agent answers on the second ring, says that it is one, and books, moves or cancels appointments in the clinic’s own calendar. Anything about symptoms goes straight to a nurse.',
    figures: [
      { value: '31% → 3%', label: 'of calls unanswered' },
      { value: '270', label: 'calls a week finished without reception' },
      { value: '620', label: 'calls a week in all' },
    ],
    setback:
      'It did not understand village names as Cypriots say them. We recorded 400 of them with the staff, which took two weeks and a good deal of laughter. Older patients wanted a person; the agent now offers one in its first sentence.',
    duration: '9 weeks',
    services: ['voice-agents'],
  },
  {
    slug: 'accounting-firm-nicosia',
    subject: 'accounts',
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
  },
  {
    slug: 'food-wholesaler-larnaca',
    subject: 'food',
    client: 'A food wholesaler in Larnaca, 70 people',
    title: 'It reads the chef’s handwriting',
    summary:
      'Orders from WhatsApp, e-mail and photographed lists become order lines. Wrong lines fell from 3.8% to 0.9%.',
    situation:
      'Restaurants order at midnight, by message or by photograph of a list on the kitchen door. Four people typed 420 orders a week before the vans left at six.',
    built:
      'A language model reads each order and matches the lines with what that restaurant usually buys. Doubtful lines are marked for a person, and the restaurant gets the list back to confirm.',
    figures: [
      { value: '24.5 hours', label: 'saved a week: 420 orders, 3.5 minutes each' },
      { value: '3.8% → 0.9%', label: 'of order lines wrong' },
      { value: '1 in 8', label: 'orders still looked at by a person' },
    ],
    setback:
      'The model once turned “as usual” into an empty order, which was logical and useless. It now asks what “as usual” is, and shows the last one.',
    duration: '16 weeks',
    services: ['ai-automation', 'process-automation'],
  },
  {
    slug: 'hotel-group-paphos',
    subject: 'hotel',
    client: 'A hotel group in Paphos, 180 people',
    title: 'Nine reports became one page',
    summary: 'One page on Monday at seven replaced nine spreadsheets and 15 hours of pasting a week.',
    situation:
      'Five systems, nine reports, two people and all of Monday to put them together: 16 hours a week. The managers’ meeting was on Monday afternoon, so it began with last week’s figures and this week’s argument.',
    built:
      'Bookings, prices, costs and reviews are joined overnight with one agreed definition each. The page lists the five things that moved most, the likely reason, and who owns the answer.',
    figures: [
      { value: '9 → 1', label: 'reports a week' },
      { value: '15 hours', label: 'saved a week: 16 of pasting, 1 of checking left' },
      { value: '3', label: 'reports dropped because nobody knew what they were for' },
    ],
    setback:
      'It took five weeks, not one, to agree what “occupied” means. Three managers had three definitions, each with a good reason.',
    duration: '14 weeks',
    services: ['data-analytics'],
  },
  {
    slug: 'estate-agency-limassol',
    subject: 'property',
    client: 'An estate agency in Limassol, 18 people',
    title: 'The website learned to book viewings',
    summary:
      'A new site with an assistant answers in under a minute, at any hour, and books 34 viewings a month by itself.',
    situation:
      'Enquiries came at night, from buyers in other time zones, through a form. The median answer took 9 hours, and by then the flat next door had answered.',
    built:
      'A fast site in English and Greek with the agents’ real calendars, and an assistant that answers from the property sheets, links to them, and passes serious buyers to a person by name.',
    figures: [
      { value: '9 h → 40 s', label: 'median time to a first answer' },
      { value: '34', label: 'viewings a month booked without a call' },
      { value: '6.2 → 1.1 s', label: 'to load a page on a phone' },
    ],
    setback:
      'Agents did not keep their calendars, so the site offered hours that were not free. We fixed the calendars before we fixed the site, which delayed both by three weeks.',
    duration: '13 weeks',
    services: ['digital-presence', 'ai-automation'],
  },
  {
    slug: 'manufacturers-nicosia',
    subject: 'factory',
    client: 'Three manufacturers near Nicosia under one owner, 320 people',
    title: 'Sixty-one systems, three of everything',
    summary:
      'A three-year map takes the group from 61 systems to 38. The first year’s licence bill is 23% lower.',
    situation:
      'Three companies bought over ten years, each with its own accounts, stock system and server room. One technician knew how they were connected, and he had booked a holiday.',
    built:
      'A list of every system with its cost, owner and risk; a sequence in which no two critical ones move in the same quarter; and the first six moves, done with the group’s own staff.',
    figures: [
      { value: '61 → 38', label: 'systems, over three years' },
      { value: '23%', label: 'less for licences after the first year' },
      { value: '4 → 1', label: 'server rooms' },
    ],
    setback:
      'We underestimated one stock system that a foreman had written himself in 1998. It was better than its replacement, so it stayed, with a backup and a second person who understands it.',
    duration: '5 months',
    services: ['enterprise-it-strategy', 'consultancy'],
  },
  {
    slug: 'insurance-broker-nicosia',
    subject: 'insurance',
    client: 'An insurance broker in Nicosia, 35 people',
    title: 'Fourteen ideas, eleven of them left alone',
    summary:
      'A three-week review of 14 AI ideas recommended 3. The first had returned its cost after 5 months.',
    situation:
      'Every department had an idea, and a supplier behind it. The managing director wanted to know which ones would survive a calculator.',
    built:
      'Two days of watching, a cost and a saving for each of 14 ideas, and a trial of the best one on 200 old claims: sorting incoming documents by policy and urgency. The plan was four pages, including the apology for eleven ideas.',
    figures: [
      { value: '14 → 3', label: 'ideas examined, ideas recommended' },
      { value: '5 months', label: 'until the first had returned its cost' },
      { value: '3 weeks', label: 'from first visit to plan' },
    ],
    setback:
      'One of the eleven was built anyway, by someone else, and works. We had overestimated how much its data would need cleaning, and now we look at the data first.',
    duration: '3 weeks',
    services: ['consultancy', 'ai-automation'],
  },
];
