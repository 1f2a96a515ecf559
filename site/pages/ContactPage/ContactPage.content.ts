import { contact, founder } from '#services/knowledge';

const { address, city, state, zip, country } = contact.headquarters;

// Non-breaking spaces keep the opening hours on one line.
const hours = contact.hours.replace(/(\S+) to (\S+)$/, '$1\u00a0to\u00a0$2');

export const meta = {
  title: 'Contact',
  heading: 'Contact',
  lead: `A person answers: ${founder.name}, our founder, or a colleague. The first consultation is\u00a0free.`,
  description: `Phone, email, the office in ${city} and a form that a person reads. Replies ${contact.replyTime}; consultations are free.`,
};

/** Lines of the postal address. */
export const addressLines = [address, `${zip} ${city}`, state ? `${state}, ${country}` : country];

/** Map search for the office. Nothing is loaded from the map before the visitor follows the link. */
export const mapUrl = `https://www.openstreetmap.org/search?query=${encodeURIComponent(addressLines.slice(0, 2).join(', '))}`;

/** Phone number with non-breaking spaces. */
export const phone = contact.phone.replaceAll(' ', '\u00a0');

export const contactDetails = {
  office: 'Office',
  whenToCall: hours,
  whenToWrite: `On any day, answered ${contact.replyTime}`,
  /** `whenToCall` and `whenToWrite` in one text. */
  when: `Calls ${hours}. Email on any day, answered ${contact.replyTime}.`,
  directions: 'Find it on a map',
  gettingHere: 'Getting here',
  card: 'Save as a contact',
  call: `Call ${phone}`,
  write: `Email ${contact.email}`,
};

export const visit = {
  title: 'Visit us',
  lead: 'Call first and there will be coffee.',
};

/** Lead of the booking. It says "below", because the form stands below the booking. */
export const callLead =
  'Half an hour by phone, free. Choose a time, and it goes into the form below. It is booked once we confirm it by email.';

export const write = 'Write to us';

export const questions = { title: 'Common questions', lead: 'The answer may be here already.' };

export const form = {
  labels: { name: 'Your name', email: 'Your email', phone: 'Your phone', message: 'What is it about?' },
  hint: 'Three lines are enough: what takes too long, how often it happens, and who does it now.',
  errors: { message: 'Say in a sentence what it is about' },
  subject: 'A question from the website',
  send: 'Send message',
  /** Label of the button if the gateway cannot deliver messages. */
  sendByMail: 'Open in my mail program',
  byMail: `This page cannot send messages itself: the button opens your mail program with the text filled in, and you send it there. We answer ${contact.replyTime}.`,
  openMail: 'Open the mail program again',
  promise: `We answer ${contact.replyTime}. Nothing leaves this page before you press the button, and your message is used only to answer you.`,
  privacy: 'Privacy policy',
  /** By outcome of `useLeadDelivery`. */
  outcomes: {
    delivered: `Your message is with us. We answer ${contact.replyTime}.`,
    unavailable: `Nothing is sent yet. Your mail program should open with the message filled in: send it there. If it does not open, write to ${contact.email}; your text stays here.`,
    doubted:
      'Not sent yet: a tool may have filled in a hidden field, as programs that send advertising do. If you wrote this, press "Send message" again.',
    failed: `The message could not be delivered, and nothing is lost: try again, or write to ${contact.email}.`,
  },
};
