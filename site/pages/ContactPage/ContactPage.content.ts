import { contact } from '#services/knowledge';

export const meta = {
  title: 'Contact',
  heading: 'Contact',
  lead: `Write, ring or drop in. A person answers ${contact.replyTime}, and the first consultation is complimentary.`,
  description: `Phone, e-mail, the office in ${contact.headquarters.city} and a form that a person reads. Replies ${contact.replyTime}; consultations are complimentary.`,
};

export const headings = { reach: 'How to reach us' };
