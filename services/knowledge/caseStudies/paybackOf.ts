import { ContentError } from '../ContentError.ts';
import { buildPrice } from '../dayRate.ts';
import { hourCost, weeksInMonth } from '../hourCost.ts';
import type { CaseStudy } from '../types.ts';

/** Payback of a case; all amounts in the firm’s currency. */
export interface Payback {
  /** Unit of the gains: a month, or a sale. */
  readonly unit: 'month' | 'sale';
  /** Amount to recover, without the running costs of the `wait` months. */
  readonly spent: number;
  /** Value of the hours saved in a month. */
  readonly worthOfHours: number;
  /** Gain of each unit, minus running costs. */
  readonly net: number;
  /** Number of months before the first return. */
  readonly wait: number;
  /** Running costs of one of these months. */
  readonly waitCosts: number;
  /** Number of units until the amount is recovered: `exact` as a fraction, `after` rounded up. */
  readonly exact: number;
  readonly after: number;
}

/** Returns the value of the hours that a case saves in a month. */
export const valueOfHours = (saved: CaseStudy['payback']['hours'], costOfHour: number): number =>
  saved ? saved.count * (saved.a === 'week' ? weeksInMonth : 1) * costOfHour : 0;

/**
 * Calculates when the cost of a case is recovered.
 *
 *     net   = hours a month x cost of an hour + other gains - running costs
 *     exact = wait + (spent + wait x running costs) / net
 *
 * If sales bring the return, a year of running costs is part of `spent` and not subtracted from `net`. Throws
 * `ContentError` if `net` is not above 0.
 */
export function paybackOf(study: Pick<CaseStudy, 'days' | 'monthly' | 'payback'>): Payback {
  const { monthly, payback } = study;
  const { hours: saved, gains = [], wait = 0, per: unit = 'month' } = payback;
  const bySale = unit === 'sale';
  const worthOfHours = valueOfHours(saved, hourCost);
  const net = gains.reduce((sum, { amount }) => sum + amount, worthOfHours) - (bySale ? 0 : monthly);
  if (net <= 0)
    throw new ContentError(
      `services/knowledge/caseStudies/caseStudies.ts: the "payback" of a case brings ${net} a ${unit}, so nothing ever comes back ("${payback.note}"). Count what does bring money, or correct "monthly".`,
    );
  const spent = (payback.spent?.amount ?? buildPrice(study)) + (bySale ? 12 * monthly : 0);
  const exact = wait + (spent + wait * monthly) / net;
  return { unit, spent, worthOfHours, net, wait, waitCosts: monthly, exact, after: Math.ceil(exact) };
}

/** Returns the balance after a number of units. It is below 0 until the amount is recovered. */
export const valueAfter = ({ spent, wait, waitCosts, net }: Payback, units: number): number =>
  Math.max(0, units - wait) * net - Math.min(units, wait) * waitCosts - spent;
