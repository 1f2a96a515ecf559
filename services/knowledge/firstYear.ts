import { buildPrice } from './dayRate.ts';
import { hourCost, weeksInYear } from './hourCost.ts';
import type { PriceExample } from './offerings/OfferingPrice.ts';

/** The smallest automation with fixed rules. What a report calls a typical solution costs at least as much. */
export const smallestAutomation: PriceExample = {
  example: 'One task in one system: 400 invoices a month',
  days: 8,
  weeks: 3,
  monthly: 60,
};

/** Returns the cost until the end of the first year, in euros without VAT: the price, and 12 months of running. */
export const firstYearCost = ({ days, monthly }: Pick<PriceExample, 'days' | 'monthly'>) =>
  buildPrice({ days }) + 12 * monthly;

/** Returns the value of the weekly hours saved in a year, in euros. */
export const yearlyWorth = (hoursPerWeek: number) => hoursPerWeek * weeksInYear * hourCost;

/** Lowest and highest end of a report's ranges, in percent of the first year's cost (requirements: Fixed values). */
export const reportRange = { least: 150, most: 300 } as const;

/** Whole hours a week, rounded up, that the smallest automation has to save to return so many percent of its cost in the first year. */
export const hoursForReturn = (percent: number) =>
  Math.ceil((firstYearCost(smallestAutomation) * (1 + percent / 100)) / yearlyWorth(1));
