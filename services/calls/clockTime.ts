import { country } from '../knowledge/country.ts';

/** Date and time of day in one time zone. */
export interface ClockTime {
  /** Date, such as "2026-11-24". */
  readonly date: string;
  /** Day of the week as in `Date`: Sunday is 0. */
  readonly weekday: number;
  /** Minutes since midnight, 0 to 1,439. */
  readonly minutes: number;
}

/** Returns the date and time in the office's time zone, independent of the time zone of this machine. */
export const officeTime = (moment: Date): ClockTime => timeIn(moment, country.zone);

/** Returns the date and time in the time zone of this machine. */
export const localTime = (moment: Date): ClockTime => timeIn(moment, undefined);

/** Differences of the westernmost and the easternmost time zone from UTC, in hours. */
const utcOffsets = [-12, 14];

/**
 * Returns the year in the office's time zone. `Intl` is slow to load on phones, so it is only used if the year differs
 * between time zones.
 */
export function officeYear(moment: Date): number {
  const [first, last] = utcOffsets.map((hours) =>
    new Date(moment.getTime() + hours * 3_600_000).getUTCFullYear(),
  );
  return first === last ? moment.getUTCFullYear() : Number(officeTime(moment).date.slice(0, 4));
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function timeIn(moment: Date, timeZone: string | undefined): ClockTime {
  const format = formats.get(timeZone) ?? newFormat(timeZone);
  formats.set(timeZone, format);
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return {
    date,
    weekday: new Date(date).getUTCDay(),
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

const newFormat = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
