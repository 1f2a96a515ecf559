import type { CaseStudy } from '../types.ts';

/** One weekly page instead of nine reports. */
export const hotelGroupPaphos: CaseStudy = {
  slug: 'hotel-group-paphos',
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
};
