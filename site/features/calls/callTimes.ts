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

/** A day with its half hours as they are offered: when, and what leads there and where. */
export interface CallDay {
  /** "Tue 24 Nov". */
  readonly day: string;
  readonly times: readonly { readonly time: string; readonly label: string; readonly href: string }[];
  /** The same times on the visitor's clock, '' where that shows no other. */
  readonly ownTimes: string;
}

/** The next days on which a call is possible, in Nicosia; `own` is the visitor's zone. */
export function callDays(now: Date, own = ownZone()): readonly CallDay[] {
  return nextCalls(now).map((starts) => {
    const times = starts.map((start) => {
      const time = clock(start, openingHours.zone);
      return {
        time,
        label: `${ask}: ${aCall(`${dayOf(start, openingHours.zone, 'long')}, ${time}`)}`,
        href: `${paths.contact}#call=${start.toISOString().slice(0, 16)}Z`,
      };
    });
    const ownTimes = starts
      .map((start, index) => timeElsewhere(start, own, starts[index - 1]))
      .filter(Boolean);
    return {
      day: starts[0] ? dayOf(starts[0], openingHours.zone, 'short') : '',
      times,
      ownTimes: ownTimes.length > 0 ? yours(ownTimes.join(', ')) : '',
    };
  });
}

/** The call that an address asks for, if it is still to come and the office is open then. */
export function readWish(hash: string, now: Date, zone?: string): CallWish | undefined {
  const [, text] = /^#call=(\d{4}-\d\d-\d\dT\d\d:[03]0Z)$/.exec(hash) ?? [];
  const start = new Date(text ?? Number.NaN);
  if (!(start > now) || !isOpen(start)) return undefined;
  const own = zone ?? ownZone();
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

/**
 * The time in a zone, or '' where the clocks show the same; with its weekday where that is not the one in Nicosia, or that
 * of the time `before` it in a list.
 */
function timeElsewhere(moment: Date, timeZone: string, before?: Date): string {
  const [here, there] = [zonedTime(moment, openingHours.zone), zonedTime(moment, timeZone)];
  if (here.date === there.date && here.minutes === there.minutes) return '';
  const known = before ? zonedTime(before, timeZone) : here;
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' }).format(moment);
  return known.date === there.date ? clock(moment, timeZone) : `${day} ${clock(moment, timeZone)}`;
}
