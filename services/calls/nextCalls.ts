import { openingHours } from '../knowledge/openingHours.ts';
import { officeTime } from './clockTime.ts';
import { cyprusHolidays } from './cyprusHolidays.ts';

const halfHour = 30 * 60_000;
/** Calls are offered from this long ahead, since a wish is answered within a day. */
const notice = 48 * halfHour;
/** Each so many open half hours after the last: a day has eighteen, so that every day is offered at other times. */
const apart = 7;

/**
 * The next half hours in which the office is open, by day: three days, at least a day ahead, every seventh half hour, so
 * that a day has two or three. The first may have fewer.
 */
export function nextCalls(now: Date): readonly (readonly Date[])[] {
  const days = new Map<string, Date[]>();
  let start = Math.ceil((now.getTime() + notice) / halfHour) * halfHour;
  for (let open = 0; ; start += halfHour) {
    const call = new Date(start);
    if (!isOpen(call) || open++ % apart > 0) continue;
    const { date } = officeTime(call);
    const day = days.get(date) ?? [];
    if (day.length === 0 && days.size === 3) return [...days.values()];
    days.set(date, [...day, call]);
  }
}

/** Whether the office is open for the half hour that begins then. */
export function isOpen(start: Date): boolean {
  const { days, from, to } = openingHours;
  const { date, weekday, minutes } = officeTime(start);
  return (
    days.some((each) => each === weekday) &&
    minutes >= from * 60 &&
    minutes + 30 <= to * 60 &&
    !cyprusHolidays(Number(date.slice(0, 4))).has(date)
  );
}
