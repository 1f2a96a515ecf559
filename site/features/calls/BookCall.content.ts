import { contact } from '#services/knowledge';

export const title = 'Book a call';
export const lead = `Half an hour with a person, free. Times are those of ${contact.headquarters.city}. A time you choose is a wish until we confirm it, ${contact.replyTime}.`;

export const note = {
  before: 'If none suits you, call',
  between: 'or write to',
};

const mail = (wish: string) =>
  `mailto:${contact.email}?subject=${encodeURIComponent('A call')}&body=${encodeURIComponent(wish)}`;

/** What stands there until a browser has said what time it is, and without scripts. */
export const partsOfTheDay = ['morning', 'middle of the day', 'afternoon'].map((part) => ({
  term: `In the ${part}`,
  text: 'Ask by email',
  label: `Ask by email for a call in the ${part}`,
  href: mail(`I would like a call in the ${part}.`),
  ownTime: '',
}));
