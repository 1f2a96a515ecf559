import { ContentError } from '../ContentError.ts';
import { buildPrice } from '../dayRate.ts';
import { hourCost, weeksInMonth } from '../hourCost.ts';
import type { CaseStudy } from '../types.ts';

/** Payback of a case; all amounts in the firm’s currency. */
export interface Payback {
  /** Unit of the gains: a month, or a sale. */
  readonly unit: 'month' | 'sale';
  /** Amount to recover, without the costs of the months of waiting. */
  readonly spent: number;
  /** Value of the hours of a month. */
  readonly hours: number;
  /** Gain of each unit, running costs taken off. */
  readonly net: number;
  /** Months before the first return, and the cost of each. */
  readonly wait: number;
  readonly waitCosts: number;
  /** After how many units all is back: in fractions, and the first whole one by which it is. */
  readonly exact: number;
  readonly after: number;
}

/**
 * Counts when what was spent on a case is back.
 *
 *     net   = hours a month x cost of an hour + other gains - running costs
 *     exact = wait + (spent + wait x running costs) / net
 *
 * Pure. If sales bring the return, a year of running costs is also spent. Throws `ContentError` if
 * nothing is left to bring it back.
 */
export function paybackOf(study: Pick<CaseStudy, 'days' | 'monthly' | 'payback'>): Payback {
  const { monthly, payback } = study;
  const { hours: saved, gains = [], wait = 0, per: unit = 'month' } = payback;
  const bySale = unit === 'sale';
  const hours = saved ? saved.count * (saved.a === 'week' ? weeksInMonth : 1) * hourCost : 0;
  const net = gains.reduce((sum, { amount }) => sum + amount, hours) - (bySale ? 0 : monthly);
  if (net <= 0)
    throw new ContentError(
      `services/knowledge/caseStudies/caseStudies.ts: the "payback" of a case brings ${net} a ${unit}, so nothing ever comes back ("${payback.note}"). Count what does bring money, or correct "monthly".`,
    );
  const spent = (payback.spent?.amount ?? buildPrice(study)) + (bySale ? 12 * monthly : 0);
  const exact = wait + (spent + wait * monthly) / net;
  return { unit, spent, hours, net, wait, waitCosts: monthly, exact, after: Math.ceil(exact) };
}

/** Returns the balance after so many units: below 0 until all is back. */
export const valueAfter = ({ spent, wait, waitCosts, net }: Payback, units: number): number =>
  Math.max(0, units - wait) * net - Math.min(units, wait) * waitCosts - spent;
