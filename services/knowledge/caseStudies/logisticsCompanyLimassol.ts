import type { CaseStudy } from '../types.ts';

/** Delivery announcements instead of status calls. */
export const logisticsCompanyLimassol: CaseStudy = {
  slug: 'logistics-company-limassol',
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
};
