import { companyBrief, contact, country } from '#services/knowledge';

const { city } = contact.headquarters;

/** Beginning of the accessible name of a half hour. The name has the day, because screen readers may read it alone. */
export const askFor = 'Ask for it';

/** Names of the weekdays, Sunday first, in the numbering of `Date`. */
export const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
export const months =
  'January February March April May June July August September October November December'.split(' ');

/** Description of the requested call. */
export const aCall = (time: string) => `a call on ${time}`;

/** Link to the form, for visitors who need another time. */
export const anotherTime = 'Another time';

/** Note on the time zone of the half hours. "(your time)" explains the visitor's times in brackets. */
export const zoneNote = (showsVisitorTimes: boolean) =>
  `${city} time${showsVisitorTimes ? ' (your time)' : ''}`;

/** Time on the visitor's clock, shown after the office time. */
export const visitorClockText = (time: string) => `(${time})`;

/** Time on the visitor's clock, for screen readers. */
export const onYourClock = (time: string) => `, ${time} on your clock`;

/**
 * Message for the contact form. `local` is the visitor's local time and zone, or empty if the visitor's clock shows the
 * same time.
 */
export const callRequestText = (time: string, local: string) =>
  `I would like ${aCall(time)} in ${city} (${country.zone})${local && `, ${local} on my clock`}.`;

/** Returns the message with this request at its beginning. An earlier request in the message is removed. */
export const withCallRequest = (sentence: string, message: string) => {
  const isCallRequest = (paragraph: string) =>
    paragraph.startsWith(`I would like ${aCall('')}`) && paragraph.includes(`(${country.zone})`);
  const otherParagraphs = message.split('\n\n').filter((paragraph) => !isCallRequest(paragraph));
  return [sentence, ...otherParagraphs].join('\n\n').trim();
};

/** Note above a form that contains a request. */
export const requestNote = (time: string, local: string) =>
  `You are asking for ${aCall(time)} in ${city}${local && onYourClock(local)}. It is a request until we confirm it; send the form to let us know.`;

export const keep = 'Keep it in your calendar';

/** Texts of the calendar entry. */
export const calendarTexts = {
  title: `Call with ${companyBrief.name}, not confirmed yet`,
  text: `A request until it is confirmed. Phone ${contact.phone}, email ${contact.email}.`,
};
