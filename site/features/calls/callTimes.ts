import { type ClockTime, isOpen, localTime, nextCalls, officeTime } from '#services';
import { contact } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';

import { calendarFile } from './calendarFile.ts';
import { aCall, ask, entry, months, noted, weekdays, wish, yours } from './calls.content.ts';

/** A call that a visitor asks for. */
export interface CallWish {
  /** Text for the message of the contact form. */
  readonly message: string;
  /** Note shown to the visitor above the form. */
  readonly note: string;
  /** iCalendar file with the call. */
  readonly calendar: string;
}

/** A day with the half hours for a call. Each has a time, a label and an address. */
export interface CallDay {
  /** Short name of the day: "Tue 24 Nov". */
  readonly day: string;
  readonly times: readonly {
    readonly time: string;
    /** The same moment on the visitor's clock: "12:30". Empty if both clocks show the same time. */
    readonly visitorTime: string;
    readonly label: string;
    readonly href: string;
  }[];
}

/** Converts a moment to the time of a clock. */
type Clock = (moment: Date) => ClockTime;

/** Returns the next days on which a call is possible, in office time. `visitorClock` is in local time. */
export function callDays(now: Date, visitorClock: Clock = localTime): readonly CallDay[] {
  return nextCalls(now).map((starts) => ({
    day: starts[0] ? short(officeTime(starts[0])) : '',
    times: starts.map((start) => {
      const time = officeTime(start);
      const visitorTime = timeElsewhere(start, visitorClock);
      return {
        time: clock(time),
        visitorTime,
        label: `${ask}: ${aCall(long(time))}${visitorTime && yours(visitorTime)}`,
        href: `${paths.contact}#call=${start.toISOString().slice(0, 16)}Z`,
      };
    }),
  }));
}

/**
 * Returns the call that an address asks for. Returns `undefined` if the time has passed or the office is closed then.
 */
export function readWish(
  hash: string,
  now: Date,
  visitorClock: Clock = localTime,
  zone = zoneHere,
): CallWish | undefined {
  const [, text] = /^#call=(\d{4}-\d\d-\d\dT\d\d:[03]0Z)$/.exec(hash) ?? [];
  const start = new Date(text ?? Number.NaN);
  if (!(start > now) || !isOpen(start)) return undefined;
  const time = long(officeTime(start));
  const elsewhere = timeElsewhere(start, visitorClock);
  const visitorTime = elsewhere && `${elsewhere} (${zone()})`;
  const uid = `call-${start.getTime()}@${contact.email.split('@')[1]}`;
  return {
    message: wish(time, visitorTime),
    note: noted(time, visitorTime),
    calendar: calendarFile({ start, uid, ...entry }, now),
  };
}

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const clock = ({ minutes }: ClockTime) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const names = ({ date, weekday }: ClockTime) =>
  [weekdays[weekday] ?? '', `${Number(date.slice(8))}`, months[Number(date.slice(5, 7)) - 1] ?? ''] as const;

/** Returns the short form: "Tue 24 Nov". */
const short = (time: ClockTime) =>
  names(time)
    .map((part) => part.slice(0, 3))
    .join(' ');

/** Returns the long form: "Tuesday 24 November, 14:30". */
const long = (time: ClockTime) => `${names(time).join(' ')}, ${clock(time)}`;

/** Returns the time on another clock, with the weekday if that differs. Empty if the clock shows the same time. */
function timeElsewhere(moment: Date, visitorClock: Clock): string {
  const [atOffice, atVisitor] = [officeTime(moment), visitorClock(moment)];
  if (atOffice.date !== atVisitor.date) return `${names(atVisitor)[0].slice(0, 3)} ${clock(atVisitor)}`;
  return atOffice.minutes === atVisitor.minutes ? '' : clock(atVisitor);
}
