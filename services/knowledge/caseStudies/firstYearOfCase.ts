import { firstYearCost, returnOf } from '../firstYear.ts';
import type { CaseStudy } from '../types.ts';
import { type Payback, paybackOf } from './paybackOf.ts';

/** Cost, gain and return of a case until the end of its first year. */
export interface CaseFirstYear {
  /** Price plus 12 months of running costs, in the firm’s currency. */
  readonly cost: number;
  /** Value of saved hours and other gains in 12 months, in the firm’s currency. */
  readonly gain: number;
  /** Return in whole percent of the cost. */
  readonly percent: number;
  readonly payback: Payback;
}

/**
 * Calculates the first year of a case. Returns `null` if the gains are counted by sale, if the case has months without
 * a return, or if the amount to recover is not its price.
 */
export function firstYearOfCase(
  study: Pick<CaseStudy, 'days' | 'monthly' | 'payback'>,
): CaseFirstYear | null {
  const payback = paybackOf(study);
  if (payback.unit !== 'month' || payback.wait > 0 || study.payback.spent) return null;
  const cost = firstYearCost(study);
  const gain = 12 * (payback.net + study.monthly);
  return { cost, gain, percent: returnOf(gain, cost), payback };
}
