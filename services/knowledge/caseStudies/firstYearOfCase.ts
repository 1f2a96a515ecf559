import { firstYearCost, returnOf } from '../firstYear.ts';
import type { CaseStudy } from '../types.ts';
import { type Payback, paybackOf } from './paybackOf.ts';

/** Cost, gain and return of a case until the end of its first year. */
export interface CaseFirstYear {
  /** Price and 12 months of running, in the firm’s currency. */
  readonly cost: number;
  /** Value of the saved hours and of other gains in 12 months, in the firm’s currency. */
  readonly gain: number;
  /** Return in whole percent of the cost. */
  readonly percent: number;
  readonly payback: Payback;
}

/** Works out the first year of a case; `null` where it pays by sales, starts later, or another amount was to be recovered. */
export function firstYearOfCase(
  study: Pick<CaseStudy, 'days' | 'monthly' | 'payback'>,
): CaseFirstYear | null {
  const payback = paybackOf(study);
  if (payback.unit !== 'month' || payback.wait > 0 || study.payback.spent) return null;
  const cost = firstYearCost(study);
  const gain = 12 * (payback.net + study.monthly);
  return { cost, gain, percent: returnOf(gain, cost), payback };
}
