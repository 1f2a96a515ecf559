/**
 * A whole number from 0 to 2^53 with its thousands parted: "3,200". Not by `Intl`, which would take longer to start than
 * any other task of a page.
 */
export const formatNumber = (number: number): string => `${number}`.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** An amount of money from 0 to 2^53 as the site writes it, in whole euros: "€3,200". */
export const formatEuros = (amount: number): string => `€${formatNumber(Math.round(amount))}`;
