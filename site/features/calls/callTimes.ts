import { isOpen, nextCalls, zonedTime } from '#services';
import { contact, openingHours } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';

import { calendarFile } from './calendarFile.ts';
import { aCall, ask, entry, noted, wish, yours } from './calls.content.ts';

/** A call that a visitor would like to have. */
export interface CallWish {
  /** For the message of the contact form. */
  readonly message: string;
  /** For the visitor. */
  readonly note: string;
  /** As an iCalendar file. */
  readonly calendar: string;
}

/** The next three half hours as they are offered: when, what leads there and where, and the time on another clock. */
export function callTimes(now: Date, own = ownZone()) {
  return nextCalls(now).map((start) => {
    const time = clock(start, openingHours.zone);
    const ownTime = timeElsewhere(start, own);
    return {
      day: dayOf(start, openingHours.zone, 'short'),
      time,
      label: `${ask}: ${aCall(`${dayOf(start, openingHours.zone, 'long')}, ${time}`)}`,
      href: `${paths.contact}#call=${start.toISOString().slice(0, 16)}Z`,
      ownTime: ownTime && yours(ownTime),
    };
  });
}

/** The call that an address asks for, if it is still to come and the office is open then. */
export function readWish(hash: string, now: Date, own = ownZone()): CallWish | undefined {
  const [, text] = /^#call=(\d{4}-\d\d-\d\dT\d\d:[03]0Z)$/.exec(hash) ?? [];
  const start = new Date(text ?? Number.NaN);
  if (!(start > now) || !isOpen(start)) return undefined;
  const time = `${dayOf(start, openingHours.zone, 'long')}, ${clock(start, openingHours.zone)}`;
  const elsewhere = timeElsewhere(start, own);
  const ownTime = elsewhere && `${elsewhere} (${own})`;
  const uid = `call-${start.getTime()}@${contact.email.split('@')[1]}`;
  return {
    message: wish(time, ownTime),
    note: noted(time, ownTime),
    calendar: calendarFile({ start, uid, ...entry }, now),
  };
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const dayOf = (moment: Date, timeZone: string, width: 'short' | 'long') => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(moment);
  return `${part({ weekday: width })} ${part({ day: 'numeric' })} ${part({ month: width })}`;
};

const clock = (moment: Date, timeZone: string) => {
  const { minutes } = zonedTime(moment, timeZone);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/** The time in a zone, with its day where that differs, or '' where the clocks show the same. */
function timeElsewhere(moment: Date, timeZone: string): string {
  const [here, there] = [zonedTime(moment, openingHours.zone), zonedTime(moment, timeZone)];
  if (here.date === there.date && here.minutes === there.minutes) return '';
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' }).format(moment);
  return here.date === there.date ? clock(moment, timeZone) : `${day} ${clock(moment, timeZone)}`;
}
