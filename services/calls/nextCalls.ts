import { openingHours } from '../knowledge/openingHours.ts';
import { officeTime } from './clockTime.ts';
import { holidaysOf } from './holidays.ts';

const halfHour = 30 * 60_000;
/** Minimum notice of a call, in milliseconds: 24 hours, because requests are answered within a day. */
const notice = 48 * halfHour;
const offeredDays = 3;
const callsPerDay = 3;

/**
 * Returns the beginnings of the half hours that are offered for a call, by day. They are on the next three open days,
 * at least 24 hours ahead. The open half hours of a day are divided into three parts, and the first one of each part is
 * offered. A day with fewer than three is left out. Calls that are already booked are not known here.
 */
export function nextCalls(now: Date): readonly (readonly Date[])[] {
  const offered: Date[][] = [];
  /** Open half hours of the current day. */
  let open: Date[] = [];
  let start = Math.ceil((now.getTime() + notice) / halfHour) * halfHour;
  for (; offered.length < offeredDays; start += halfHour) {
    const call = new Date(start);
    if (isOpen(call)) open.push(call);
    else {
      if (open.length >= callsPerDay)
        offered.push(open.filter((_, index) => firstOfEachPart(open.length).includes(index)));
      open = [];
    }
  }
  return offered;
}

/** Returns the positions of the first half hour of each part. */
const firstOfEachPart = (length: number) =>
  Array.from({ length: callsPerDay }, (_, part) => Math.floor((part * length) / callsPerDay));

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
