import Holidays from 'date-holidays';

import { easterSunday, type HolidayRule } from '#services/knowledge';

const day = 86_400_000;
const years = 6;

/**
 * Returns the public holidays of a country as a rule: fixed dates and fixed distances from Easter. All other days of
 * the next six years are listed as single dates. Returns `undefined` for a country without data.
 */
export function holidayRuleOf(country: string, from = new Date().getFullYear()): HolidayRule | undefined {
  const calendar = new Holidays(country, { types: ['public'] });
  if (calendar.getHolidays(from).length === 0) return undefined;
  const each = Array.from({ length: years }, (_, index) => ({
    year: from + index,
    days: calendar.getHolidays(from + index).map(({ date }) => date.slice(0, 10)),
  }));
  const inAll = <Key extends string | number>(keyOf: (day: string, year: number) => Key): Key[] => {
    const [first, ...others] = each.map(({ year, days }) => new Set(days.map((date) => keyOf(date, year))));
    return [...(first ?? [])].filter((key) => others.every((keys) => keys.has(key)));
  };
  const fixed = inAll((date) => date.slice(5));
  const distance = (easter: HolidayRule['easter']) => (date: string, year: number) =>
    Math.round((Date.parse(date) - easterSunday[easter](year)) / day);
  const near = (easter: HolidayRule['easter']) =>
    inAll(distance(easter)).filter((days) => Math.abs(days) < 70);
  const easter = near('orthodox').length > near('western').length ? 'orthodox' : 'western';
  const fromEaster = near(easter);
  const isOther = (date: string, year: number) =>
    !fixed.includes(date.slice(5)) && !fromEaster.includes(distance(easter)(date, year));
  const days = [...new Set(each.flatMap(({ year, days }) => days.filter((date) => isOther(date, year))))];
  return {
    fixed: fixed.sort(),
    easter,
    fromEaster: fromEaster.sort((one, other) => one - other),
    ...(days.length > 0 && { days: days.sort() }),
  };
}
