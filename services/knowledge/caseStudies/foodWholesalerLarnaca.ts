import type { CaseStudy } from '../types.ts';

/** Orders read from messages and photographs. */
export const foodWholesalerLarnaca: CaseStudy = {
  slug: 'food-wholesaler-larnaca',
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
};
