import { companyBrief, contact, country } from '#services/knowledge';

const { city } = contact.headquarters;

/** Accessible name of a link with a time, since it is read without the day beside it. */
export const ask = 'Ask for it';

/** From Sunday, as `Date` counts them. */
export const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
export const months =
  'January February March April May June July August September October November December'.split(' ');

/** Requested call. */
export const aCall = (time: string) => `a call on ${time}`;

/** Leads to the form, for whom none suits. */
export const another = 'Another time';

/** Clock that the times are read from; in brackets that of a visitor in another zone. */
export const zone = (hasOwnTimes: boolean) => `${city} time${hasOwnTimes ? ' (your time)' : ''}`;

/** Time on the visitor's clock, beside a time of the office. */
export const ownClock = (time: string) => `(${time})`;

/** The same for screen readers. */
export const yours = (time: string) => `, ${time} on your clock`;

/** Message for the contact form; `own` is the visitor's time and zone where that is another time. */
export const wish = (time: string, own: string) =>
  `I would like ${aCall(time)} in ${city} (${country.zone})${own && `, ${own} on my clock`}.`;

/** A message that begins with this wish, in place of one for another time. */
export const withWish = (sentence: string, message: string) => {
  const isWish = (paragraph: string) =>
    paragraph.startsWith(`I would like ${aCall('')}`) && paragraph.includes(`(${country.zone})`);
  const own = message.split('\n\n').filter((paragraph) => !isWish(paragraph));
  return [sentence, ...own].join('\n\n').trim();
};

/** Note above the form then. */
export const noted = (time: string, own: string) =>
  `You are asking for ${aCall(time)} in ${city}${own && yours(own)}. It is a request until we confirm it; send the form to let us know.`;

export const keep = 'Keep it in your calendar';

/** Texts of the calendar entry. */
export const entry = {
  title: `Call with ${companyBrief.name}, not confirmed yet`,
  text: `A request until it is confirmed. Phone ${contact.phone}, email ${contact.email}.`,
};
