import type { ContactInfo } from './ContactInfo.ts';
import { country } from './country.ts';
import { openingHours } from './openingHours.ts';

/**
 * Contact details of the company. All are placeholders, including the company number and the VAT number. The domain is
 * reserved (RFC 2606). The phone number has the format of Nicosia. Cyprus reserves no numbers for fiction, so replace
 * it before the site goes live.
 */
export const contact: ContactInfo = {
  email: 'info@idalion.example',
  phone: '+357 22 000 000',
  headquarters: {
    address: '14 Talantou Street',
    city: 'Nicosia',
    state: 'Nicosia District',
    zip: '1010',
    country: country.name,
  },
  socialMedia: {
    linkedin: 'https://www.linkedin.com/company/idalion-example',
    twitter: 'https://x.com/idalion_example',
    facebook: 'https://www.facebook.com/idalion.example',
  },
  youtube: 'https://www.youtube.com/@idalion-example',
  hours: `Monday to Friday, ${openingHours.from}:00 to ${openingHours.to}:00`,
  replyTime: 'within 24 hours',
  companyNumber: 'HE 000000',
  vatNumber: 'CY00000000X',
};
