import { country } from './country.ts';

/**
 * Formats a whole number from 0 to 2^53 with grouped thousands: "3,200". `Intl` is not used, because its start would
 * take longer than any other task of a page.
 */
export const formatNumber = (number: number): string => `${number}`.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** Formats an amount of money from 0 to 2^53 in the currency of the country, rounded to whole units: "€3,200". */
export const formatMoney = (amount: number): string =>
  `${country.currencySign}${formatNumber(Math.round(amount))}`;
