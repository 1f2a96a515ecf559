import { openingHours } from '../knowledge/openingHours.ts';
import { cyprusHolidays } from './cyprusHolidays.ts';
import { zonedTime } from './zonedTime.ts';

const halfHour = 30 * 60_000;
/** Calls are offered from this long ahead, since a wish is answered within a day. */
const notice = 48 * halfHour;
/** Between two offers, so that a day has a morning, a noon and an afternoon. */
const apart = 6 * halfHour;

/**
 * The next half hours in which the office is open, by day: three days, at least a day ahead, with up to three half hours
 * each, three hours apart. The first day may have fewer.
 */
export function nextCalls(now: Date): readonly (readonly Date[])[] {
  const days = new Map<string, Date[]>();
  let start = Math.ceil((now.getTime() + notice) / halfHour) * halfHour;
  for (;;) {
    const call = new Date(start);
    const free = isOpen(call);
    if (free) {
      const { date } = zonedTime(call, openingHours.zone);
      const day = days.get(date) ?? [];
      if (day.length === 0 && days.size === 3) return [...days.values()];
      days.set(date, [...day, call]);
    }
    start += free ? apart : halfHour;
  }
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
