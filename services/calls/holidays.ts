import { country } from '../knowledge/country.ts';
import { easterSunday } from '../knowledge/easterSunday.ts';

const day = 86_400_000;

/** Returns the dates of the public holidays in a year from 1900 to 2099, such as "2026-04-10". */
export function holidaysOf(year: number): ReadonlySet<string> {
  const rule = country.holidays;
  const easter = easterSunday[rule.easter](year);
  return new Set([
    ...rule.fixed.map((monthAndDay) => `${year}-${monthAndDay}`),
    ...(rule.days ?? []).filter((date) => date.startsWith(`${year}-`)),
    ...rule.fromEaster.map((days) => new Date(easter + days * day).toISOString().slice(0, 10)),
  ]);
}
