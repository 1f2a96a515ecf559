import { buildPrice } from '../dayRate.ts';
import type { Offering } from '../types.ts';
import { offerings } from './offerings.ts';

/** Price of a usual project, in the firm’s currency. A service without a price counts as the most expensive. */
const usual = ({ price }: Offering) => (price ? buildPrice(price.usual) : Infinity);

/** Services in the order of the lists: lowest usual price first, services without a price last. */
export const offeringsByPrice: readonly Offering[] = [...offerings].sort(
  (one, other) => usual(one) - usual(other),
);
