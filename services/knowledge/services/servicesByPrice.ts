import { buildPrice } from '../dayRate.ts';
import type { Service } from '../types.ts';
import { services } from './services.ts';

/** Price of a usual project, in euros; a service without a price costs more than any other. */
const usual = ({ price }: Service) => (price ? buildPrice(price.usual) : Infinity);

/** The services as they are chosen from: the lowest usual price first, what nobody has priced last. */
export const servicesByPrice: readonly Service[] = [...services].sort(
  (one, other) => usual(one) - usual(other),
);
