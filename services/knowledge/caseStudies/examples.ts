// This file is long because it holds every line of every example.
import type { CaseExample } from '../CaseStudyDetails.ts';
import type { CaseStudySlug } from './slugs.ts';

/** One example for each case, by slug. Its figures match those of the case. A case without an example is left out. */
export const caseExamples: Readonly<Record<string, CaseExample>> = {
  'logistics-company-limassol': {
    kind: 'messages',
    title: 'A parcel',
    note: 'Van 7, a Tuesday',
    lines: [
      { label: 'Van 7', figure: '9:40', text: 'Leaves its eleventh stop, late.' },
      {
        label: 'Software',
        figure: '9:41',
        text: 'Stop 16 moves from 10:50 to 11:25. That is 35 minutes, so the customer is told.',
      },
      {
        label: 'To the customer',
        figure: '9:41',
        text: '“Your parcel comes at about 11:25, not at 10:50. We are sorry about the wait.”',
      },
      {
        label: 'Dispatch',
        figure: '10:55',
        text: '“Where is my parcel?” This call no longer comes.',
        state: 'gone',
      },
      { label: 'Van 7', figure: '11:22', text: 'Delivered.', state: 'done' },
    ],
  },
  'clinic-nicosia': {
    kind: 'call',
    title: 'A call',
    note: 'Thursday, 9:40, 48 seconds',
    lines: [
      {
        label: 'Agent',
        greek:
          'Μιλάτε με σύστημα τεχνητής νοημοσύνης της κλινικής. Καλημέρα σας. Αν προτιμάτε άνθρωπο, σας συνδέω με τη γραμματεία.',
        text: 'You are talking to an AI system of the clinic. Good morning. If you prefer a person, I will put you through to reception.',
      },
      {
        label: 'Caller',
        greek: 'Δεν χρειάζεται. Θέλω να αλλάξω το ραντεβού της Δευτέρας.',
        text: 'No need. I want to move my Monday appointment.',
      },
      {
        label: 'Agent',
        greek: 'Έχουμε κενό την Τρίτη στις δέκα ή την Τετάρτη στις εννέα.',
        text: 'We are free on Tuesday at ten or Wednesday at nine.',
      },
      { label: 'Caller', greek: 'Την Τρίτη στις δέκα.', text: 'Tuesday at ten.' },
      {
        label: 'Calendar',
        text: 'Tuesday, 10:00: booked.',
        state: 'done',
      },
    ],
  },
  'accounting-firm-nicosia': {
    kind: 'document',
    title: 'A supplier’s invoice',
    note: 'No. 20488',
    lines: [
      {
        label: '40 boxes of paper at €18.50',
        figure: '€740.00',
        text: 'As in order 3107.',
        state: 'done',
      },
      {
        label: '12 toner cartridges at €58.00',
        figure: '€696.00',
        text: 'The order says €52.00. A clerk is asked.',
        state: 'passedOn',
      },
      { label: 'VAT, 19%', figure: '€272.84', text: 'Adds up.', state: 'done' },
      { label: 'Total', figure: '€1,708.84', text: 'Proposed account: office supplies.' },
    ],
  },
  'food-wholesaler-larnaca': {
    kind: 'messages',
    title: 'An order',
    note: 'By message, for six o’clock',
    lines: [
      {
        label: 'Restaurant',
        figure: '0:41',
        greek: 'Όπως πάντα, αλλά διπλές ντομάτες. Και αυγά, δύο.',
        text: 'As usual, but twice the tomatoes. And eggs, two.',
      },
      {
        label: 'Software',
        figure: '0:41',
        text: 'As last time: lemons, 5 kg; olive oil, 2 cans. Tomatoes, 20 kg instead of 10.',
      },
      {
        label: 'For a person',
        figure: '0:41',
        text: 'Eggs, 2: trays or boxes? The last order had none.',
        state: 'passedOn',
      },
      { label: 'Order desk', figure: '5:05', text: 'Trays.' },
      {
        label: 'Restaurant',
        figure: '5:20',
        text: 'Has the list back and confirms it: four lines.',
        state: 'done',
      },
    ],
  },
  'hotel-group-paphos': {
    kind: 'document',
    title: 'What moved most',
    note: 'Monday, 7:00',
    scale: [-15, 15],
    lines: [
      {
        label: 'Cancellations',
        figure: '+14%',
        text: 'One tour group moved to October. Sales answers.',
        bar: [0, 14],
      },
      {
        label: 'Cost of laundry',
        figure: '+9%',
        text: 'More stays of one night. Housekeeping answers.',
        bar: [0, 9],
      },
      {
        label: 'Nights occupied',
        figure: '−7%',
        text: 'The same tour group. Sales answers.',
        bar: [-7, 0],
      },
      {
        label: 'Price of a night',
        figure: '+5%',
        text: 'The weekend of the marathon. Reservations answers.',
        bar: [0, 5],
      },
      {
        label: 'Good reviews',
        figure: '−4%',
        text: 'The lift in the east wing. Maintenance answers.',
        bar: [-4, 0],
      },
    ],
  },
  'estate-agency-limassol': {
    kind: 'messages',
    title: 'An enquiry',
    note: 'At night, from abroad',
    lines: [
      {
        label: 'Buyer',
        figure: '2:14:05',
        text: '“Is the flat with two bedrooms by the sea still for sale, and has it parking?”',
      },
      {
        label: 'Assistant',
        figure: '2:14:45',
        text: '“Yes, with one covered space. Both are in its sheet, number 218.”',
      },
      { label: 'Buyer', figure: '2:16', text: '“Can I see it on Thursday?”' },
      {
        label: 'Assistant',
        figure: '2:16',
        text: '“The agent is free at 11:00 and at 16:30. Which do you prefer?”',
      },
      {
        label: 'Calendar',
        figure: '2:18',
        text: 'Thursday, 16:30, flat 218: viewing booked.',
        state: 'done',
      },
    ],
  },
  'manufacturers-nicosia': {
    kind: 'document',
    title: 'A piece of the map',
    note: 'Twelve quarters',
    scale: [0, 12],
    lines: [
      {
        label: 'Time clocks',
        figure: 'Quarter 1',
        text: 'Three become one. Not critical, so it goes first.',
        bar: [0, 1],
        state: 'done',
      },
      {
        label: 'Accounts',
        figure: 'Quarters 2 to 4',
        text: 'Critical: one factory a quarter.',
        bar: [1, 4],
      },
      {
        label: 'Maintenance plans',
        figure: 'Quarter 5',
        text: 'Critical, so not before the accounts are done.',
        bar: [4, 5],
      },
      {
        label: 'The foreman’s stock system',
        figure: 'Stays',
        text: 'With a backup, and a second person who understands it.',
        bar: [0, 12],
        state: 'passedOn',
      },
    ],
  },
  'insurance-broker-nicosia': {
    kind: 'document',
    title: 'From the plan',
    note: 'Months to return the cost',
    scale: [0, 25],
    lines: [
      {
        label: 'Documents sorted by policy',
        figure: '5 months',
        text: 'Costs €9,000, saves €1,800 a month. Tried on 200 old claims.',
        bar: [0, 5],
        state: 'done',
      },
      {
        label: 'Renewals reminded in time',
        figure: '8 months',
        text: 'Costs €4,800, saves €600 a month.',
        bar: [0, 8],
        state: 'done',
      },
      {
        label: 'Claims checked for gaps',
        figure: '10 months',
        text: 'Costs €12,000, saves €1,200 a month.',
        bar: [0, 10],
        state: 'done',
      },
      {
        label: 'Quotes by chatbot',
        figure: '25 months',
        text: 'Costs €20,000, saves €800 a month. Not recommended, like ten more.',
        bar: [0, 25],
        state: 'gone',
      },
    ],
  },
} satisfies Partial<Record<CaseStudySlug, CaseExample>>;
