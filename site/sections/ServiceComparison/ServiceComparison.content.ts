import { formatMoney, type OfferingPrice, offeringCount } from '#services/knowledge';

export const table = {
  caption: `The ${offeringCount.lowerCase} by a case, time for a usual job and price`,
  columns: [
    { key: 'service', label: 'Service' },
    { key: 'study', label: 'What it changed for a client' },
    { key: 'time', label: 'A usual job takes' },
    { key: 'price', label: 'Price of a small, a usual and a large job' },
  ],
};

/** Time until the usual example is in use. */
export const timeOf = ({ usual }: OfferingPrice) => `${usual.weeks}\u00a0weeks`;

/** Prices of the three examples in words: "€2,000 to €7,200, usually €4,000". */
export const priceRange = ([small = 0, usual = 0, large = 0]: readonly number[]) =>
  `${formatMoney(small)} to\u00a0${formatMoney(large)}, usually\u00a0${formatMoney(usual)}`;

/**
 * Returns the five values of the scale in euros: zero and each quarter. The steps are whole thousands, and the last
 * value is equal to the highest price or just above it.
 */
export const scale = (dearest: number) => {
  const step = Math.ceil(dearest / 4_000) * 1_000;
  return [0, 1, 2, 3, 4].map((line) => line * step);
};
