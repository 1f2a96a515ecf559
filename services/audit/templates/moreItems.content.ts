// This file is long because it holds the texts of all items.
import { casesByWork } from '../../knowledge/caseStudies/casesByWork.ts';
import { spoken } from '../../knowledge/spoken.ts';
import { item } from './areaItems.content.ts';

/** Items that only a challenge can select. They belong to no area. */
export const moreItems = {
  phoneOrders: item(
    'orders by phone',
    [
      'Orders taken by phone',
      'Somebody stops working to take each order, writes it on paper and types it later. When two customers call at once, one of them hangs up.',
    ],
    [
      'A voice agent that takes phone orders',
      `It answers each call in ${spoken.or}, takes the order, reads it back and writes it into your list. A caller who wants a person gets one.`,
    ],
    'Medium',
    { offering: 'voice-agents', example: 'small', caseStudy: casesByWork.bookings?.slug },
  ),
  missedCalls: item(
    'missed calls',
    [
      'Calls that nobody answers',
      'Calls come when everybody is busy or after hours. A caller who gets no answer tries the next company, and nobody knows how many did.',
    ],
    [
      'A voice agent that answers every call',
      'It answers on the second ring, says that it is an AI system, gives information or makes the booking, and passes the rest to a person with a written note.',
    ],
    'Medium',
    { offering: 'voice-agents', example: 'small', caseStudy: casesByWork.bookings?.slug },
  ),
  deliveryCalls: item(
    'calls about deliveries',
    [
      'Customers who ask where their delivery is',
      'People look up vans or parcels for callers, although the system knows where they are. The customer does not.',
    ],
    [
      'Delivery messages before the customer calls',
      'Software reads the position or the status, works out the time of arrival and sends a text message when it changes. A voice agent can answer the calls that are left.',
    ],
    'Medium',
    { offering: 'process-automation', example: 'usual', caseStudy: casesByWork.parcels?.slug },
  ),
  messageOrders: item(
    'orders by message',
    [
      'Orders that arrive as messages and are typed',
      'Orders come by email, WhatsApp, form or photograph, each written in its own way. People read them, look up the products and type them, and some lines are wrong.',
    ],
    [
      'Software that reads orders',
      'Each order is read as it arrives and matched with what this customer usually buys. Doubtful lines are marked for a person, and the customer gets the list back to confirm.',
    ],
    'Medium',
    { offering: 'ai-automation', example: 'usual', caseStudy: casesByWork.orders?.slug },
  ),
  bookings: item(
    'bookings and appointments',
    [
      'Bookings made by hand',
      'Each booking takes a call or several messages until a free time is found, and each change starts again from the beginning.',
    ],
    [
      'Online booking in your own calendar',
      'Customers see the real free times, and book, move or cancel by themselves at any hour. Your people see it in the calendar they use today.',
    ],
    'Medium',
    { offering: 'digital-presence', example: 'usual', caseStudy: casesByWork.enquiries?.slug },
  ),
  phoneBookings: item(
    'bookings by phone',
    [
      'Bookings made by phone',
      'Reception answers, looks for a free time and writes it down while people wait at the desk. Calls that come together are lost.',
    ],
    [
      'A voice agent that books in your calendar',
      `It answers in ${spoken.or}, and books, moves or cancels in your own calendar. Anything it should not decide goes straight to a person.`,
    ],
    'Medium',
    { offering: 'voice-agents', example: 'usual', caseStudy: casesByWork.bookings?.slug },
  ),
  reminders: item(
    'reminders',
    [
      'Appointments and dates that people forget',
      'An empty appointment or a missed date costs money, and reminding everybody by hand takes hours that nobody has.',
    ],
    [
      'Reminders that are sent by themselves',
      'A message goes out before each appointment or date, with one link to confirm or to move it. You see who has not answered.',
    ],
    'Easy',
    { offering: 'marketing-automation', example: 'small' },
  ),
  guestMessages: item(
    'messages from guests and customers',
    [
      'Messages that wait for an answer',
      'Guests and customers write at any hour, in several languages and places. The questions are often the same, and each waits until somebody has time.',
    ],
    [
      'Answers to messages, with a person for the rest',
      'Each message is read in its own language and answered from your texts, or a draft waits for a person. Complaints and unusual wishes always go to a person.',
    ],
    'Medium',
    { offering: 'ai-automation', example: 'usual', caseStudy: casesByWork.enquiries?.slug },
  ),
  documents: item(
    'documents',
    [
      'Documents that are read, sorted and filed by hand',
      'Contracts, letters and forms arrive in one pile. Somebody reads each one to learn what it is, to whom it belongs and by when it needs an answer.',
    ],
    [
      'Documents sorted and summarised',
      'Each document is read, named and filed in its case, with its dates and unusual clauses on one page. A person checks the doubtful ones and decides.',
    ],
    'Medium',
    { offering: 'ai-automation', example: 'usual', caseStudy: casesByWork.ideas?.slug },
  ),
  stock: item(
    'stock',
    [
      'Stock that is counted and ordered by hand',
      'Some products run out and others fill the shelves, because the figures are in several lists and somebody has to look.',
    ],
    [
      'One stock page, and an order to approve',
      'Sales, stock and open orders are joined every night. In the morning you see what runs out and what does not sell, with an order to approve.',
    ],
    'Medium',
    { offering: 'data-analytics', example: 'small' },
  ),
  claims: item(
    'claims, complaints and returns',
    [
      'Claims, complaints and returns that wait',
      'Each case is read, checked and passed on by hand, and the urgent ones look like all the others.',
    ],
    [
      'Claims and complaints sorted by urgency',
      'Each case is read as it arrives, checked for what is missing and given to the right person with a draft answer. A person decides every one.',
    ],
    'Medium',
    { offering: 'ai-automation', example: 'usual', caseStudy: casesByWork.ideas?.slug },
  ),
  marketing: item(
    'customers who do not come back',
    [
      'Customers who are not asked back',
      'Most customers would come again. A message at the right time is what nobody finds time to write.',
    ],
    [
      'Messages that are sent because something happened',
      'After a visit, a purchase or a quiet half year, customers who agreed to it get one fitting message, and you see what it brought.',
    ],
    'Easy',
    { offering: 'marketing-automation', example: 'usual' },
  ),
  website: item(
    'the website',
    [
      'A website on which nothing can be finished',
      'Visitors read, and then have to call. In the evening nobody answers, and they leave.',
    ],
    [
      `A website in ${spoken.and} that answers`,
      'Ten fast pages that say what you do, what it costs and when you are free, and that work on a phone.',
    ],
    'Medium',
    { offering: 'digital-presence', example: 'small', caseStudy: casesByWork.enquiries?.slug },
  ),
  payroll: item(
    'time sheets and leave',
    [
      'Hours and leave collected by hand',
      'Time sheets, leave and overtime come on paper and by message, and are typed and checked again before each payday.',
    ],
    [
      'Time sheets and leave in one place',
      'Hours and leave are entered once, approved with one click and passed to payroll. What looks wrong is shown to a person.',
    ],
    'Easy',
    { offering: 'process-automation', example: 'small' },
  ),
  registrations: item(
    'registrations and forms',
    [
      'Forms and registrations typed in by hand',
      'New clients, patients or students fill in a form, and somebody types it into one or two systems and asks for what is missing.',
    ],
    [
      'Registrations that go straight into your system',
      'The form is filled in once, online. What is missing is asked for at once, and the data arrives in your system without typing.',
    ],
    'Easy',
    { offering: 'process-automation', example: 'small' },
  ),
  systems: item(
    'too many systems',
    [
      'Systems that have grown for years',
      'Nobody has a full list of the systems, what they cost and who understands them. Each change is a risk.',
    ],
    [
      'A map of your systems, and the first moves',
      'Every system is listed with its cost, owner and risk. The plan says which ones go, in what order, and which ones stay.',
    ],
    'Hard',
    { offering: 'enterprise-it-strategy', example: 'small', caseStudy: casesByWork.systems?.slug },
  ),
  ideas: item(
    'the choice of a first project',
    [
      'Many ideas about AI, and no order among them',
      'Every supplier and every department has an idea. Nobody has put a cost and a saving beside each of them.',
    ],
    [
      'A ranked list of what to automate first',
      'We watch the work for two days, put a cost and a saving beside each idea, and try the best one on your own past cases.',
    ],
    'Easy',
    { offering: 'consultancy', example: 'small', caseStudy: casesByWork.ideas?.slug },
  ),
  siteReports: item(
    'delivery notes and job sheets',
    [
      'Paper from the road and the site',
      'Delivery notes, job sheets and site reports come back on paper, are typed days later and are missing when an invoice has to go out.',
    ],
    [
      'Job sheets filled in once, on a phone',
      'The note is filled in or photographed where the work is done. It arrives in your system the same day, and the invoice can go out.',
    ],
    'Medium',
    { offering: 'process-automation', example: 'small' },
  ),
} as const;
