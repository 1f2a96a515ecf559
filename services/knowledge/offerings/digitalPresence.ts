import { casesByOffering } from '../caseStudies/casesByOffering.ts';
import { spoken } from '../spoken.ts';
import type { OfferingDetails } from '../types.ts';

/** Details for the page of this service. For the fields see `OfferingDetails`. */
export const digitalPresence: OfferingDetails = {
  description: `Websites and shops that load in a second, read well in ${spoken.and}, and finish what a visitor came to do: book, order, ask, pay. We design, write, build and measure them, and connect them to the systems behind your counter.`,
  useCases: [
    {
      text: 'A site from 2014 that one former colleague could update',
      benefit: `Pages your own staff can change, in ${spoken.and}`,
    },
    {
      text: 'Visitors read everything, then phone to ask the price',
      benefit: 'The price and the free hours, bookable on the page',
    },
    {
      text: 'An online shop whose stock is right on Mondays',
      benefit: 'Stock from your own system, and orders back into it',
    },
    {
      text: 'Search engines, and now chatbots, describe you wrongly',
      benefit: 'Facts they can read, in a site checked every night',
    },
  ],
  problem:
    'Your website is a brochure with a form at the end. The form sends an email to someone who has left.',
  change:
    'Visitors book, order or get their answer on the page. What still needs a person arrives with the details filled in.',
  process: {
    name: 'A viewing request at an estate agency',
    titles: { before: 'With a form', after: 'With a booking page' },
    before: [
      'The visitor fills in a form',
      'The form becomes an email',
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
  typicalTime: '2 to 4 weeks for a first release, 3 to 6 months with a shop and stock behind it',
  typicalReturn: '3 to 12 months to return its cost, counted in sales and bookings, not in hours',
  effort: 'Medium',
  clientProvides: 'A calendar or a stock that someone keeps, and a check of our texts.',
  caseStudy: casesByOffering['digital-presence']?.slug,
};
