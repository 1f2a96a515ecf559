import { countInWords, weekHours } from '#services/knowledge';

import { copy } from './SavingsTotal.content.ts';
import { dayHours } from './weekPath.ts';

/**
 * Returns hours a week as work of one person, in words: "more than two days". A day has eight hours, a week five
 * days.
 */
export function shareOfWeek(hours: number): string {
  const [unit, name] = hours < weekHours ? [dayHours, copy.days] : [weekHours, copy.weeks];
  const count = Math.floor(hours / unit);
  if (count > 0) return copy.moreThan(name(countInWords(count).lowerCase, count), hours > count * unit);
  const half = unit / 2;
  return hours < half ? copy.underHalf : copy.moreThan(copy.half, hours > half);
}
