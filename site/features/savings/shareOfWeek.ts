import { countInWords, weekHours } from '#services/knowledge';

import { copy } from './SavingsTotal.content.ts';
import { dayHours } from './weekPath.ts';

/** Returns a share of one person's work for hours a week: "more than two days", in days of eight hours and weeks of five days. */
export function shareOfWeek(hours: number): string {
  const [unit, name] = hours < weekHours ? [dayHours, copy.days] : [weekHours, copy.weeks];
  const count = Math.floor(hours / unit);
  if (count > 0) return copy.over(name(countInWords(count).inside, count), hours > count * unit);
  const half = unit / 2;
  return hours < half ? copy.underHalf : copy.over(copy.half, hours > half);
}
