import { country } from './country.ts';

/**
 * A whole number from 0 to 2^53 with its thousands parted: "3,200". Not by `Intl`, which would take longer to start than
 * any other task of a page.
 */
export const formatNumber = (number: number): string => `${number}`.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** An amount of money from 0 to 2^53 in the currency of the country, rounded to whole units: "€3,200". */
export const formatMoney = (amount: number): string =>
  `${country.currencySign}${formatNumber(Math.round(amount))}`;
