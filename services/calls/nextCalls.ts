import { openingHours } from '../knowledge/openingHours.ts';
import { officeTime } from './clockTime.ts';
import { cyprusHolidays } from './cyprusHolidays.ts';

const halfHour = 30 * 60_000;
/** Calls are offered from this long ahead, since a wish is answered within a day. */
const notice = 48 * halfHour;
const days = 3;
const timesADay = 3;

/**
 * The next half hours for a call, by day: three on each of three days on which the office is open, at least a day ahead.
 * They are spread over their day, and each day has them a little later than the one before.
 */
export function nextCalls(now: Date): readonly (readonly Date[])[] {
  const offered: Date[][] = [];
  let open: Date[] = [];
  let start = Math.ceil((now.getTime() + notice) / halfHour) * halfHour;
  for (; offered.length < days; start += halfHour) {
    const call = new Date(start);
    if (isOpen(call)) open.push(call);
    else {
      if (open.length >= timesADay) offered.push(spread(open, offered.length));
      open = [];
    }
  }
  return offered;
}

/** One half hour of each third of a day: the first there is on day 0, later ones on days 1 and 2. */
const spread = (open: readonly Date[], day: number) =>
  Array.from(
    { length: timesADay },
    (_, third) => open[Math.floor(((third * days + day) * open.length) / (timesADay * days))],
  ).filter((call) => call !== undefined);

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
