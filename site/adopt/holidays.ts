import Holidays from 'date-holidays';

import { easterSunday, type HolidayRule } from '#services/knowledge';

/** Duration of a day in milliseconds. */
const dayDuration = 86_400_000;
/** Number of years that are compared. */
const yearCount = 6;

/**
 * Returns the public holidays of a country as a rule: fixed dates and fixed distances from Easter. All other days of
 * six years, from `from` on, are listed as single dates. Returns `undefined` for a country without data.
 */
export function holidayRuleOf(country: string, from = new Date().getFullYear()): HolidayRule | undefined {
  const calendar = new Holidays(country, { types: ['public'] });
  if (calendar.getHolidays(from).length === 0) return undefined;
  const years = Array.from({ length: yearCount }, (_, index) => ({
    year: from + index,
    days: calendar.getHolidays(from + index).map(({ date }) => date.slice(0, 10)),
  }));
  /** Returns the keys that the holidays of every year have. */
  const inEveryYear = <Key extends string | number>(keyOf: (day: string, year: number) => Key): Key[] => {
    const [first, ...others] = years.map(({ year, days }) => new Set(days.map((date) => keyOf(date, year))));
    return [...(first ?? [])].filter((key) => others.every((keys) => keys.has(key)));
  };
  const fixed = inEveryYear((date) => date.slice(5));
  const distance = (easter: HolidayRule['easter']) => (date: string, year: number) =>
    Math.round((Date.parse(date) - easterSunday[easter](year)) / dayDuration);
  const daysNearEaster = (easter: HolidayRule['easter']) =>
    inEveryYear(distance(easter)).filter((days) => Math.abs(days) < 70);
  const easter =
    daysNearEaster('orthodox').length > daysNearEaster('western').length ? 'orthodox' : 'western';
  const fromEaster = daysNearEaster(easter);
  const isOther = (date: string, year: number) =>
    !fixed.includes(date.slice(5)) && !fromEaster.includes(distance(easter)(date, year));
  const days = [...new Set(years.flatMap(({ year, days }) => days.filter((date) => isOther(date, year))))];
  return {
    fixed: fixed.sort(),
    easter,
    fromEaster: fromEaster.sort((one, other) => one - other),
    ...(days.length > 0 && { days: days.sort() }),
  };
}
