import type { CaseStudy } from '../types.ts';

/** Three companies, one map of systems. */
export const manufacturersNicosia: CaseStudy = {
  slug: 'manufacturers-nicosia',
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
};
