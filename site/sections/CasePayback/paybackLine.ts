import { type Payback, valueAfter } from '#services/knowledge';

/** Points of the payback line. x and y are percentages of the drawing, measured from its upper left corner. */
export interface PaybackLine {
  /** Last unit on the line, such as month 12. */
  readonly end: number;
  /** Balance at `end`, in the firm's currency. */
  readonly endBalance: number;
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

/** Smallest height above the zero line, as a share of the depth below it. A label needs this space. */
const leastAbove = 0.2;

/**
 * Returns the points for a payback. A line in months ends at a full half year: at 12 months or later, and at least
 * one month after the payback. A line in other units ends one unit after the payback.
 */
export function paybackLine(payback: Payback): PaybackLine {
  const { unit, exact, after, wait } = payback;
  const end = unit === 'month' ? Math.max(12, 6 * Math.ceil((after + 1) / 6)) : after + 1;
  const endBalance = valueAfter(payback, end);
  const min = Math.min(valueAfter(payback, 0), valueAfter(payback, wait));
  const max = Math.max(endBalance, -min * leastAbove);
  const pointOf = (units: number): Point => ({
    x: tenths((100 * units) / end),
    y: tenths((100 * (max - valueAfter(payback, units))) / (max - min)),
  });
  return {
    end,
    endBalance,
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
