import { openingHours } from '../knowledge/openingHours.ts';
import { cyprusHolidays } from './cyprusHolidays.ts';
import { zonedTime } from './zonedTime.ts';

const halfHour = 30 * 60_000;
/** Calls are offered from this long ahead, since a wish is answered within a day. */
const notice = 48 * halfHour;
/** Between two offers, so that they are not three times the same morning. */
const apart = 6 * halfHour;

/** The next three half hours in which the office is open, at least a day ahead and three hours apart. */
export function nextCalls(now: Date): readonly Date[] {
  const calls: Date[] = [];
  let start = Math.ceil((now.getTime() + notice) / halfHour) * halfHour;
  while (calls.length < 3) {
    const free = isOpen(new Date(start));
    if (free) calls.push(new Date(start));
    start += free ? apart : halfHour;
  }
  return calls;
}

/** Whether the office is open for the half hour that begins then. */
export function isOpen(start: Date): boolean {
  const { days, from, to, zone } = openingHours;
  const { date, weekday, minutes } = zonedTime(start, zone);
  return (
    days.some((each) => each === weekday) &&
    minutes >= from * 60 &&
    minutes + 30 <= to * 60 &&
    !cyprusHolidays(Number(date.slice(0, 4))).has(date)
  );
}
