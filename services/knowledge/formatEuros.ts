const format = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** An amount of money as the site writes it, in whole euros: "€3,200". */
export function formatEuros(amount: number): string {
  return format.format(amount);
}
