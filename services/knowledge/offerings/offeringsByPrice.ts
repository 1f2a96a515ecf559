import { buildPrice } from '../dayRate.ts';
import type { Offering } from '../types.ts';
import { offerings } from './offerings.ts';

/** Price of a usual project, in euros; a service without a price costs more than any other. */
const usual = ({ price }: Offering) => (price ? buildPrice(price.usual) : Infinity);

/** The services as they are chosen from: the lowest usual price first, what nobody has priced last. */
export const offeringsByPrice: readonly Offering[] = [...offerings].sort(
  (one, other) => usual(one) - usual(other),
);
