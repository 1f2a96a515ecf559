import { openingHours } from '../knowledge/openingHours.ts';
import { officeTime } from './clockTime.ts';
import { holidaysOf } from './holidays.ts';

const halfHour = 30 * 60_000;
/** Minimum notice of a call, in milliseconds: 24 hours, because requests are answered within a day. */
const notice = 48 * halfHour;
const days = 3;
const timesADay = 3;

/**
 * Returns the next free half hours for a call, by day. It offers the next three open days, at least a day ahead. Each
 * day has three parts, and each part offers its first half hour.
 */
export function nextCalls(now: Date): readonly (readonly Date[])[] {
  const offered: Date[][] = [];
  let open: Date[] = [];
  let start = Math.ceil((now.getTime() + notice) / halfHour) * halfHour;
  for (; offered.length < days; start += halfHour) {
    const call = new Date(start);
    if (isOpen(call)) open.push(call);
    else {
      if (open.length >= timesADay)
        offered.push(open.filter((_, index) => firstOfThirds(open.length).includes(index)));
      open = [];
    }
  }
  return offered;
}

const firstOfThirds = (length: number) =>
  Array.from({ length: timesADay }, (_, third) => Math.floor((third * length) / timesADay));

/** Whether the office is open for the half hour that begins at `start`. */
export function isOpen(start: Date): boolean {
  const { days, from, to } = openingHours;
  const { date, weekday, minutes } = officeTime(start);
  return (
    days.some((each) => each === weekday) &&
    minutes >= from * 60 &&
    minutes + 30 <= to * 60 &&
    !holidaysOf(Number(date.slice(0, 4))).has(date)
  );
}
