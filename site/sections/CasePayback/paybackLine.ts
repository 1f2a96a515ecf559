import { type Payback, valueAfter } from '#services/knowledge';

/** Points of the payback line. x and y are percentages of the drawing, measured from its upper left corner. */
export interface PaybackLine {
  /** `end` is the last unit (for example the month) on the line. `last` is the balance at that time. */
  readonly end: number;
  readonly last: number;
  /** Position (y) of the zero line. */
  readonly zero: number;
  /** Points from the amount spent to zero. A waiting time adds one point, at its end. */
  readonly pointsToZero: readonly Point[];
  /** Points from zero to the end. */
  readonly earned: readonly Point[];
  /** A vertical line for each unit except the first and the last, from zero to the balance. */
  readonly balanceLines: readonly (Point & { readonly earned: boolean })[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Smallest height above zero, as a share of the depth below zero. It leaves space for a label. */
const leastAbove = 0.2;

/**
 * Returns the points for a payback. A line in months ends at a full half year: at 12 months or later, and at least
 * one month after the payback. A line in other units ends one unit after the payback.
 */
export function paybackLine(payback: Payback): PaybackLine {
  const { unit, exact, after, wait } = payback;
  const end = unit === 'month' ? Math.max(12, 6 * Math.ceil((after + 1) / 6)) : after + 1;
  const last = valueAfter(payback, end);
  const min = Math.min(valueAfter(payback, 0), valueAfter(payback, wait));
  const max = Math.max(last, -min * leastAbove);
  const pointOf = (units: number): Point => ({
    x: tenths((100 * units) / end),
    y: tenths((100 * (max - valueAfter(payback, units))) / (max - min)),
  });
  return {
    end,
    last,
    zero: pointOf(exact).y,
    pointsToZero: [0, ...(wait > 0 ? [wait] : []), exact].map(pointOf),
    earned: [exact, end].map(pointOf),
    balanceLines: Array.from({ length: end - 1 }, (_, index) => ({
      ...pointOf(index + 1),
      earned: index + 1 >= exact,
    })),
  };
}

const tenths = (number: number) => Math.round(10 * number) / 10;
