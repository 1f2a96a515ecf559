import { type Payback, valueAfter } from '#services/knowledge';

/** Points of the line of a payback, in percent of the drawing from its upper left corner. */
export interface PaybackLine {
  /** The last unit on the line, and the balance at that time. */
  readonly end: number;
  readonly last: number;
  /** Height of the zero line. */
  readonly zero: number;
  /** From the amount spent to zero, with a point at the end of the waiting time. */
  readonly owed: readonly Point[];
  /** From there to the end. */
  readonly earned: readonly Point[];
  /** A vertical line for each unit between, from zero to the balance. */
  readonly balanceLines: readonly (Point & { readonly earned: boolean })[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Smallest share of the depth above zero that leaves space for a label. */
const leastAbove = 0.2;

/** Pure. Months are drawn in years and half years with at least one left over, other units with one left over. */
export function paybackLine(payback: Payback): PaybackLine {
  const { unit, exact, after, wait } = payback;
  const end = unit === 'month' ? Math.max(12, 6 * Math.ceil((after + 1) / 6)) : after + 1;
  const last = valueAfter(payback, end);
  const least = Math.min(valueAfter(payback, 0), valueAfter(payback, wait));
  const most = Math.max(last, -least * leastAbove);
  const at = (units: number): Point => ({
    x: tenths((100 * units) / end),
    y: tenths((100 * (most - valueAfter(payback, units))) / (most - least)),
  });
  return {
    end,
    last,
    zero: at(exact).y,
    owed: [0, ...(wait > 0 ? [wait] : []), exact].map(at),
    earned: [exact, end].map(at),
    balanceLines: Array.from({ length: end - 1 }, (_, index) => ({
      ...at(index + 1),
      earned: index + 1 >= exact,
    })),
  };
}

const tenths = (number: number) => Math.round(10 * number) / 10;
