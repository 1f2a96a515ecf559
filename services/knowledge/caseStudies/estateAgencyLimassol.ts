import type { CaseStudy } from '../types.ts';

/** A website that books viewings. */
export const estateAgencyLimassol: CaseStudy = {
  slug: 'estate-agency-limassol',
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
};
