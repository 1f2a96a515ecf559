import type { ContactInfo } from '#services/knowledge';

/** Contact details of the invented company; none of them belongs to anybody. */
export const contact: ContactInfo = {
  email: 'bonjour@vellanoor.example',
  phone: '+352 20 00 00 00',
  headquarters: {
    address: '7 Rue du Fil',
    city: 'Luxembourg',
    state: 'Canton de Luxembourg',
    zip: '1499',
    country: 'Luxembourg',
  },
  socialMedia: {
    linkedin: 'https://www.linkedin.com/company/vellanoor-example',
    twitter: 'https://x.com/vellanoor_example',
    facebook: 'https://www.facebook.com/vellanoor.example',
  },
  youtube: 'https://www.youtube.com/@vellanoor-example',
  hours: 'Monday to Thursday, 8:00 to 17:00',
  replyTime: 'within two days',
  companyNumber: 'B 000000',
};
