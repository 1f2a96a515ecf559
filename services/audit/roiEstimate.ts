import { hourCost, maxHourCost, weeksInYear } from '../knowledge/hourCost.ts';

/** A first-year return, in percent of the cost of a solution. */
export interface RoiRange {
  readonly low: number;
  readonly high: number;
}

/** Assumptions of an estimate. Visitors can change them. */
export interface RoiAssumptions {
  /** Hours per week that the task takes today, for all people together; 0 to 10,000. */
  readonly hoursPerWeek: number;
  /** Cost of an hour for the business, in the firm’s currency; 0 to `maxHourCost`. */
  readonly hourlyCost: number;
  /** Share of the task that the solution takes over; 0 to 1. */
  readonly share: number;
}

/**
 * Default assumptions. The task is so large that the smallest automation of the price list reaches every range in the
 * templates. With 10 hours a week, these ranges would need a cost below every price in the list.
 */
export const defaultAssumptions: RoiAssumptions = { hoursPerWeek: 30, hourlyCost: hourCost, share: 0.6 };

/** Working weeks in a year, as in the case studies. */
export const weeksPerYear = weeksInYear;

const number = '(\\d[\\d,]*(?:\\.\\d+)?)';
const about = '(?:(?:up to|about|around|over|at least|approx(?:\\.|imately)?|[~≈>])\\s*)?';
const dash = '[-\\u2010-\\u2015\\u2212]';
/** Matches one number or a range with its unit, percent or "x": "150-200%", "up to 300%", "3-5x+". */
const numberOrRange = new RegExp(
  `^\\s*${about}${number}\\s*[%x]?\\s*(?:${dash}\\s*${number}\\s*)?(%|x)\\s*\\+?\\s*$`,
  'i',
);

/** Reads a range such as "150-200%", "up to 300%" or "3-5x". `null` for any other text, or if more text follows. */
export function parseRoi(text: string): RoiRange | null {
  const found = numberOrRange.exec(text.slice(0, 200));
  if (!found) return null;
  const factor = found[3] === '%' ? 1 : 100;
  const [first, second] = [found[1], found[2] ?? found[1]].map(
    (digits) => Number(digits?.replaceAll(',', '')) * factor,
  );
  if (first === undefined || second === undefined) return null;
  return { low: Math.min(first, second), high: Math.max(first, second) };
}

/**
 * Returns the yearly cost of the task and the yearly saving, in the firm’s currency. An assumption outside its range is
 * set to the nearest limit.
 */
export function savingOf({ hoursPerWeek, hourlyCost, share }: RoiAssumptions = defaultAssumptions) {
  const costToday = clamped(hoursPerWeek, 10_000) * weeksPerYear * clamped(hourlyCost, maxHourCost);
  return { costToday, saving: costToday * clamped(share, 1) };
}

const clamped = (value: number, max: number) => (value > 0 ? Math.min(value, max) : 0);
