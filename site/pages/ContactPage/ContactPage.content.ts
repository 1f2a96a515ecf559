import { contact } from '#services/knowledge';

export const meta = {
  title: 'Contact',
  heading: 'Contact',
  lead: `Write, ring or drop in. A person answers ${contact.replyTime}, and the first consultation is complimentary.`,
  description: `Phone, e-mail, the office in ${contact.headquarters.city} and a form that a person reads. Replies ${contact.replyTime}; consultations are complimentary.`,
};

export const headings = { write: 'Write to us.', reach: 'Or reach us directly.' };

export const form = {
  labels: { name: 'Your name', email: 'Your email', phone: 'Your phone', message: 'What is it about?' },
  errors: {
    name: 'Enter your name, so that we know whom to answer',
    email: 'Enter an email address such as name@example.com, so that the answer reaches you',
    message: 'Say in a sentence what it is about',
  },
  subject: 'A question from the website',
  send: 'Send message',
  promise: `Nothing is sent before you press the button. We answer ${contact.replyTime}.`,
  outcomes: {
    delivered: `Your message is with us. We answer ${contact.replyTime}.`,
    unavailable: `Your mail program should open with the message filled in. If it does not, write to ${contact.email}; your text stays here.`,
    failed: `The message could not be delivered, and nothing is lost: try again, or write to ${contact.email}.`,
  },
};
