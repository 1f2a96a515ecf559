const day = 86_400_000;

/** Orthodox Easter Sunday as midnight UTC: Meeus's rule for the Julian calendar, 13 days later. For 1900 to 2099. */
export function orthodoxEaster(year: number): number {
  const fullMoon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - fullMoon + 34) % 7;
  const month = Math.floor((fullMoon + weekday + 114) / 31);
  const date = ((fullMoon + weekday + 114) % 31) + 1;
  return Date.UTC(year, month - 1, date) + 13 * day;
}

/** Green Monday, Good Friday, Easter Monday and the Monday of the Flood, in days from Easter Sunday. */
const fromEaster = [-48, -2, 1, 50];
const fixed = '01-01 01-06 03-25 04-01 05-01 08-15 10-01 10-28 12-25 12-26'.split(' ');

/** The public holidays of Cyprus in a year from 1900 to 2099, as "2026-04-10". */
export function cyprusHolidays(year: number): ReadonlySet<string> {
  const easter = orthodoxEaster(year);
  return new Set([
    ...fixed.map((monthAndDay) => `${year}-${monthAndDay}`),
    ...fromEaster.map((days) => new Date(easter + days * day).toISOString().slice(0, 10)),
  ]);
}
