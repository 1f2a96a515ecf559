// Long on purpose: it is one list, and a service is one entry of it.
import type { ServiceEntry } from './ServiceEntry.ts';

/** The services, in the order in which they are shown. A new one is an entry here. */
export const serviceEntries = [
  {
    id: 'consultancy',
    title: 'AI consultancy',
    summary: 'A plan you can defend: where AI pays, what it costs, what to leave alone.',
    description:
      'We sit with the people who do the work, count what it costs, and write a plan that says where AI pays, where plain software is enough, and where a person should stay. You get a ranked list with prices and dates, short enough to be read at a board meeting.',
    benefits: [
      'A ranked list of what to automate, with cost, return and risk beside each item',
      'A plain list of what to leave alone, with reasons',
      'A check of each idea against the GDPR and the EU AI Act before money is spent',
      'One working trial on your own data, so the plan rests on a result',
    ],
    useCases: [
      'The board has asked for “an AI strategy” by the end of the quarter',
      'Three departments have bought three AI tools, and nobody knows what they send where',
      'You have an idea and want someone to try to talk you out of it',
      'A grant application needs figures that stand up',
    ],
    problem:
      'Everyone agrees you should do something with AI. Nobody agrees what, and the suppliers all recommend what they sell.',
    change:
      'You have one list, in order, with a price and a date for each line. The arguments move from opinion to arithmetic.',
    process: {
      name: 'Deciding what to automate',
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
    typicalTime: '2-4 weeks',
    typicalReturn: 'The first item on the list is chosen to return its cost within 3-12 months',
    effort: 'Easy',
    caseStudy: 'insurance-broker-nicosia',
  },
  {
    id: 'process-automation',
    title: 'Process automation',
    summary: 'The copy-paste between your systems, done by software that logs what it did.',
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
      'Orders moved from e-mail into the business system',
      'Month-end figures collected from five places into one report',
      'New staff given accounts, equipment and a first-week calendar',
    ],
    problem:
      'Your systems do not talk to each other, so your people do it for them, one copied field at a time, and the mistakes surface at month end.',
    change:
      'The routine runs by itself. People see only the cases that need judgement, with everything about them on one screen.',
    process: {
      name: 'Posting a supplier invoice',
      before: [
        'Print the e-mail attachment',
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
    caseStudy: 'accounting-firm-nicosia',
  },
  {
    id: 'voice-agents',
    title: 'AI voice agents',
    summary: 'Every call answered, in Greek or English, day and night.',
    description:
      'A voice agent picks up the phone on the second ring, says that it is one, and does the job: books, changes, confirms, takes a message. It speaks Greek and English, writes down what was agreed, and passes the call to a person the moment it is asked to.',
    benefits: [
      'Every call answered, also at lunch, at night and during the rush',
      'Greek and English, including the way Cyprus says its place names',
      'A written summary of each call in your own system',
      'A person is one sentence away, and the agent says so first',
    ],
    useCases: [
      'Appointments for a clinic, a garage or a salon',
      '“Where is my delivery?” for a courier or a wholesaler',
      'Table and room bookings while the staff serve guests',
      'Messages out of hours, sorted by urgency',
    ],
    problem:
      'The phone rings while your people are busy with the customers in front of them. A third of the callers give up, and you never learn who they were.',
    change:
      'The simple calls are finished without anyone picking up. The others reach the right person, who already knows what they are about.',
    process: {
      name: 'Booking an appointment by phone',
      before: [
        'The phone rings at reception',
        'Reception is with a patient',
        'The caller waits, then gives up',
        'Someone finds a missed number in the evening',
        'They call back, and now the caller is busy',
      ],
      after: [
        'The agent answers on the second ring and says what it is',
        'It asks what is needed and offers three free times',
        'The booking is in the calendar before the call ends',
        'A confirmation goes out by text message',
        'Anything unusual is put through to a person',
      ],
    },
    typicalTime: '2-4 weeks for one line and one task, 3-6 months with several systems behind it',
    typicalReturn: 'Returns its cost within 3-12 months, counted in calls that used to be lost',
    effort: 'Medium',
    caseStudy: 'clinic-nicosia',
  },
  {
    id: 'data-analytics',
    title: 'Data & analytics',
    summary: 'One page a week that says what changed and what to do about it.',
    description:
      'We bring the figures from your systems into one place, agree what each of them means, and send one page a week that says what changed, why, and what to do about it. Forecasts come with their error, so you know how far to trust them.',
    benefits: [
      'One page a week instead of eleven dashboards',
      'One agreed definition of each figure, written down',
      'Forecasts that state how wrong they have been so far',
      'A warning when something moves, not a report a month later',
    ],
    useCases: [
      'Occupancy, price and cost of each room type in one table',
      'Stock forecasts that know about public holidays',
      'Which customers are about to leave, while they can still be asked why',
      'Margin by product after discounts, freight and returns',
    ],
    problem:
      'You have dashboards. They disagree with each other, so the Monday meeting is about whose number is right.',
    change:
      'One number each, one page, one meeting that ends early. Decisions carry the figure they were based on.',
    process: {
      name: 'The Monday report',
      before: [
        'Export five spreadsheets on Friday',
        'Paste them together over the weekend',
        'Discover on Monday that one was last month’s',
        'Discuss whose figure is right',
        'Decide from memory',
      ],
      after: [
        'The figures are collected and checked overnight',
        'What moved more than usual is marked and explained',
        'One page arrives on Monday at seven',
        'The meeting starts with what to do',
      ],
    },
    typicalTime: '2-4 weeks for the first page, 3-6 months for a full data model',
    typicalReturn: 'Returns its cost within 3-12 months, mostly from the first three decisions it changes',
    effort: 'Medium',
    caseStudy: 'hotel-group-paphos',
  },
  {
    id: 'digital-presence',
    title: 'Digital presence',
    summary: 'A site that answers questions instead of collecting them.',
    description:
      'Websites and shops that load in a second, read well in Greek and English, and finish what a visitor came to do: book, order, ask, pay. We design, write, build and measure them, and connect them to the systems behind your counter.',
    benefits: [
      'Pages that load in about a second on a phone, measured every night',
      'Bookings, orders and enquiries that arrive in your systems, not in an inbox',
      'Text that says what you do, in Greek and English',
      'Usable by keyboard and screen reader, as the European Accessibility Act asks',
    ],
    useCases: [
      'A site from 2014 that only one former colleague could update',
      'Visitors who read everything and then phone to ask the price',
      'An online shop whose stock is right on Mondays',
      'A company that search engines, and now chatbots, describe wrongly',
    ],
    problem:
      'Your website is a brochure with a form at the end. The form sends an e-mail to someone who has left.',
    change:
      'Visitors book, order or get their answer on the page. What still needs a person arrives with the details filled in.',
    process: {
      name: 'A viewing request at an estate agency',
      before: [
        'The visitor fills in a form',
        'The form becomes an e-mail',
        'An agent reads it the next morning',
        'Three phone calls to find an hour',
        'The visitor has booked elsewhere',
      ],
      after: [
        'The visitor picks a free hour on the page',
        'The agent’s calendar is updated',
        'Both get a confirmation with directions',
        'A reminder goes out the day before',
      ],
    },
    typicalTime: '2-4 weeks for a first release, 3-6 months with a shop and stock behind it',
    typicalReturn:
      'Returns its cost within 3-12 months, counted in bookings and enquiries that need no call back',
    effort: 'Medium',
    caseStudy: 'estate-agency-limassol',
  },
  {
    id: 'enterprise-it-strategy',
    title: 'Enterprise IT strategy',
    summary: 'A three-year map from the systems you have to the ones you need.',
    description:
      'We list every system you run, what it costs, who depends on it and what happens if it stops. Then we draw the way from there to fewer, safer and cheaper ones, in an order in which no month needs a miracle.',
    benefits: [
      'A complete list of systems, contracts and people who know how they work',
      'A three-year sequence with a budget for each half year',
      'Security and recovery tested, not assumed',
      'Supplier contracts that end when you want them to',
    ],
    useCases: [
      'Two companies have merged and everything exists twice',
      'The server under the stairs has become a business risk',
      'Licence costs rise each year and nobody can say for what',
      'NIS2 or an insurer is asking questions you cannot answer yet',
    ],
    problem:
      'Every system was the right decision at the time. Together they are expensive, and one person knows how they are connected. That person would like a holiday.',
    change:
      'You know what you have, what goes first and what it costs. New requests are measured against the map instead of against whoever shouts.',
    process: {
      name: 'Replacing an old system',
      before: [
        'It breaks',
        'Something similar is bought in a hurry',
        'Data is moved over a weekend',
        'Half of it is missing on Monday',
        'Both systems run “for now”, for four years',
      ],
      after: [
        'The replacement is on the map a year ahead',
        'Data is cleaned before it moves',
        'Old and new run side by side for one month, by date',
        'The old one is switched off, and so is its invoice',
      ],
    },
    typicalTime: '3-6 months for the map and the first moves',
    typicalReturn: 'The first savings, usually licences, come within 3-12 months',
    effort: 'Hard',
    caseStudy: 'manufacturers-nicosia',
  },
  {
    id: 'ai-automation',
    title: 'AI automation',
    summary: 'Routine that needs reading and judgement, with a person on the doubtful cases.',
    description:
      'Some routine needs reading: an order scribbled on a photograph, a complaint in three languages, a contract with one unusual clause. Language models do that part now, inside limits we test, and every answer they are unsure of goes to a person.',
    benefits: [
      'Handles what fixed rules cannot: free text, photographs, mixed languages',
      'Each answer carries its source and a measure of doubt',
      'A person decides the doubtful cases, and the system learns the limit',
      'Tested on hundreds of your own past cases before it meets a customer',
    ],
    useCases: [
      'Orders from WhatsApp, e-mail and handwriting turned into order lines',
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
    typicalReturn: 'Returns its cost within 3-12 months where one kind of message arrives every day',
    effort: 'Medium',
    caseStudy: 'food-wholesaler-larnaca',
  },
] as const satisfies readonly ServiceEntry[];

/** The ids of the services there are. */
export type ServiceId = (typeof serviceEntries)[number]['id'];
