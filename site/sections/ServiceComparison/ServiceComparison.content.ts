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

/** Returns the time until the usual example is in use. */
export const timeOf = ({ usual }: OfferingPrice) => `${usual.weeks}\u00a0weeks`;

/** Returns the prices of the three examples as one text: "€2,000 to €7,200, usually €4,000". */
export const priceRange = ([small = 0, usual = 0, large = 0]: readonly number[]) =>
  `${formatMoney(small)} to\u00a0${formatMoney(large)}, usually\u00a0${formatMoney(usual)}`;

/**
 * Returns the five values of the scale, in the firm's currency: zero and four equal steps of whole thousands. The last
 * value is equal to the highest price or just above it.
 */
export const scale = (highestPrice: number) => {
  const step = Math.ceil(highestPrice / 4_000) * 1_000;
  return [0, 1, 2, 3, 4].map((index) => index * step);
};
