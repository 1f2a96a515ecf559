import { buildPrice } from './dayRate.ts';
import { hourCost, weeksInYear } from './hourCost.ts';
import type { PriceExample } from './offerings/OfferingPrice.ts';

/** The smallest automation with fixed rules. A typical solution in a report costs at least as much. */
export const smallestAutomation: PriceExample = {
  example: 'One task in one system: 400 invoices a month',
  days: 8,
  weeks: 3,
  monthly: 60,
};

/**
 * Returns the cost until the end of the first year, in the firm’s currency without VAT: the price plus 12 months of
 * running costs.
 */
export const firstYearCost = ({ days, monthly }: Pick<PriceExample, 'days' | 'monthly'>) =>
  buildPrice({ days }) + 12 * monthly;

/** Returns the value of the weekly hours saved in a year, in the firm’s currency. */
export const yearlyWorth = (hoursPerWeek: number) => hoursPerWeek * weeksInYear * hourCost;

/** Lowest and highest return that a report states, in percent of the first year's cost. */
export const reportRange = { least: 150, most: 300 } as const;

/** Return in whole percent of the cost: gains minus cost, divided by cost. */
export const returnOf = (gained: number, cost: number) => Math.round(((gained - cost) / cost) * 100);

/**
 * Returns the hours per week, rounded up, that an automation must save to reach this return. `percent` is in percent of
 * its cost in the first year.
 */
export const hoursForReturn = (
  percent: number,
  example: Pick<PriceExample, 'days' | 'monthly'> = smallestAutomation,
) => Math.ceil((firstYearCost(example) * (1 + percent / 100)) / yearlyWorth(1));

/**
 * Working hours that an example of the price list saves in a month of four weeks. Examples without a count are left
 * out.
 */
export const hoursOfExamples = {
  // 40 hours by hand minus 15.2 hours with software, as calculated in the post on invoice matching.
  'process-automation': { small: 24.8 },
  // 300 calls of 4 minutes.
  'voice-agents': { small: 20 },
  // 420 messages a week, 3.5 minutes each.
  'ai-automation': { usual: 98 },
} as const;
