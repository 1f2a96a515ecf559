import { type ClockTime, isOpen, localTime, nextCalls, officeTime } from '#services';
import { contact } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';

import { calendarFile } from './calendarFile.ts';
import {
  aCall,
  askFor,
  calendarTexts,
  callRequestText,
  months,
  onYourClock,
  requestNote,
  weekdays,
} from './calls.content.ts';

/** A call that a visitor asks for. */
export interface CallRequest {
  /** Text for the message of the contact form. */
  readonly message: string;
  /** Note shown to the visitor above the form. */
  readonly note: string;
  /** iCalendar file with the call. */
  readonly calendar: string;
}

/** A day with the half hours for a call. The label of a half hour is its accessible name. */
export interface CallDay {
  /** Short name of the day: "Tue 24 Nov". */
  readonly day: string;
  readonly times: readonly {
    /** Time at the office: "11:30". */
    readonly time: string;
    /** The same moment on the visitor's clock: "12:30". Empty if both clocks show the same time. */
    readonly visitorTime: string;
    readonly label: string;
    readonly href: string;
  }[];
}

/** Converts a moment to the time of a clock. */
type Clock = (moment: Date) => ClockTime;

/** Returns the next days on which a call is possible, in office time. `visitorClock` converts to the visitor's time. */
export function callDays(now: Date, visitorClock: Clock = localTime): readonly CallDay[] {
  return nextCalls(now).map((starts) => ({
    day: starts[0] ? shortDay(officeTime(starts[0])) : '',
    times: starts.map((start) => {
      const atOffice = officeTime(start);
      const visitorTime = timeElsewhere(start, visitorClock);
      return {
        time: clockText(atOffice),
        visitorTime,
        label: `${askFor}: ${aCall(longTime(atOffice))}${visitorTime && onYourClock(visitorTime)}`,
        href: `${paths.contact}#call=${start.toISOString().slice(0, 16)}Z`,
      };
    }),
  }));
}

/**
 * Returns the call that a fragment asks for. Returns `undefined` if it asks for none, its time has passed, or the
 * office is closed at that time.
 */
export function readCallRequest(
  hash: string,
  now: Date,
  visitorClock: Clock = localTime,
  zone = visitorZone,
): CallRequest | undefined {
  const [, text] = /^#call=(\d{4}-\d\d-\d\dT\d\d:[03]0Z)$/.exec(hash) ?? [];
  const start = new Date(text ?? Number.NaN);
  if (!(start > now) || !isOpen(start)) return undefined;
  const time = longTime(officeTime(start));
  const elsewhere = timeElsewhere(start, visitorClock);
  const visitorTime = elsewhere && `${elsewhere} (${zone()})`;
  const uid = `call-${start.getTime()}@${contact.email.split('@')[1]}`;
  return {
    message: callRequestText(time, visitorTime),
    note: requestNote(time, visitorTime),
    calendar: calendarFile({ start, uid, ...calendarTexts }, now),
  };
}

const visitorZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const clockText = ({ minutes }: ClockTime) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const dateNames = ({ date, weekday }: ClockTime) =>
  [weekdays[weekday] ?? '', `${Number(date.slice(8))}`, months[Number(date.slice(5, 7)) - 1] ?? ''] as const;

/** Returns the short form: "Tue 24 Nov". */
const shortDay = (time: ClockTime) =>
  dateNames(time)
    .map((part) => part.slice(0, 3))
    .join(' ');

/** Returns the long form: "Tuesday 24 November, 14:30". */
const longTime = (time: ClockTime) => `${dateNames(time).join(' ')}, ${clockText(time)}`;

/** Returns the time on another clock, with the weekday if that differs. Empty if the clock shows the same time. */
function timeElsewhere(moment: Date, visitorClock: Clock): string {
  const atOffice = officeTime(moment);
  const atVisitor = visitorClock(moment);
  if (atOffice.date !== atVisitor.date)
    return `${dateNames(atVisitor)[0].slice(0, 3)} ${clockText(atVisitor)}`;
  return atOffice.minutes === atVisitor.minutes ? '' : clockText(atVisitor);
}
