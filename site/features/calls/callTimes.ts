import { type ClockTime, isOpen, localTime, nextCalls, officeTime } from '#services';
import { contact } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';

import { calendarFile } from './calendarFile.ts';
import { aCall, ask, entry, months, noted, weekdays, wish, yours } from './calls.content.ts';

/** A call that a visitor would like to have. */
export interface CallWish {
  /** For the message of the contact form. */
  readonly message: string;
  /** For the visitor. */
  readonly note: string;
  /** As an iCalendar file. */
  readonly calendar: string;
}

/** A day with its half hours: the time, the label and the address of each. */
export interface CallDay {
  /** "Tue 24 Nov". */
  readonly day: string;
  readonly times: readonly {
    readonly time: string;
    /** "12:30": the same on the visitor's clock, '' if the clocks agree. */
    readonly ownTime: string;
    readonly label: string;
    readonly href: string;
  }[];
}

/** A clock to read a moment from. */
type Clock = (moment: Date) => ClockTime;

/** The next days on which a call is possible, on the clock of the office; `own` is the visitor's clock. */
export function callDays(now: Date, own: Clock = localTime): readonly CallDay[] {
  return nextCalls(now).map((starts) => ({
    day: starts[0] ? short(officeTime(starts[0])) : '',
    times: starts.map((start) => {
      const time = officeTime(start);
      const ownTime = timeElsewhere(start, own);
      return {
        time: clock(time),
        ownTime,
        label: `${ask}: ${aCall(long(time))}${ownTime && yours(ownTime)}`,
        href: `${paths.contact}#call=${start.toISOString().slice(0, 16)}Z`,
      };
    }),
  }));
}

/** The call that an address asks for, if it is still to come and the office is open then. */
export function readWish(
  hash: string,
  now: Date,
  own: Clock = localTime,
  zone = zoneHere,
): CallWish | undefined {
  const [, text] = /^#call=(\d{4}-\d\d-\d\dT\d\d:[03]0Z)$/.exec(hash) ?? [];
  const start = new Date(text ?? Number.NaN);
  if (!(start > now) || !isOpen(start)) return undefined;
  const time = long(officeTime(start));
  const elsewhere = timeElsewhere(start, own);
  const ownTime = elsewhere && `${elsewhere} (${zone()})`;
  const uid = `call-${start.getTime()}@${contact.email.split('@')[1]}`;
  return {
    message: wish(time, ownTime),
    note: noted(time, ownTime),
    calendar: calendarFile({ start, uid, ...entry }, now),
  };
}

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const clock = ({ minutes }: ClockTime) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const names = ({ date, weekday }: ClockTime) =>
  [weekdays[weekday] ?? '', `${Number(date.slice(8))}`, months[Number(date.slice(5, 7)) - 1] ?? ''] as const;

/** "Tue 24 Nov". */
const short = (time: ClockTime) =>
  names(time)
    .map((part) => part.slice(0, 3))
    .join(' ');

/** "Tuesday 24 November, 14:30". */
const long = (time: ClockTime) => `${names(time).join(' ')}, ${clock(time)}`;

/** The time on another clock, or '' where it shows the same; with its weekday where that is another. */
function timeElsewhere(moment: Date, own: Clock): string {
  const [here, there] = [officeTime(moment), own(moment)];
  if (here.date !== there.date) return `${names(there)[0].slice(0, 3)} ${clock(there)}`;
  return here.minutes === there.minutes ? '' : clock(there);
}
