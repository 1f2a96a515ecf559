import { openingHours } from './openingHours.ts';
import type { ContactInfo } from './types.ts';

/** How to reach the company. All of it is fictional: the number and the domain belong to nobody. */
export const contact: ContactInfo = {
  email: 'info@idalion.example',
  phone: '+357 22 000 000',
  headquarters: {
    address: '14 Talantou Street',
    city: 'Nicosia',
    state: 'Nicosia District',
    zip: '1010',
    country: 'Cyprus',
  },
  socialMedia: {
    linkedin: 'https://www.linkedin.com/company/idalion-example',
    twitter: 'https://x.com/idalion_example',
    facebook: 'https://www.facebook.com/idalion.example',
  },
  youtube: 'https://www.youtube.com/@idalion-example',
  hours: `Monday to Friday, ${openingHours.from}:00 to ${openingHours.to}:00`,
  replyTime: 'within 24 hours',
};
