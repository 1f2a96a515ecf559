import { buildPrice, formatMoney, type OfferingPrice } from '#services/knowledge';
import { auditAction } from '#site/content/navigation.ts';
import { fromPrice } from '#site/sections/PriceExamples/PriceExamples.content.ts';

/** Deliverable, and the price of its smallest example: "A ranked plan, from €2,000". */
export const offerOf = (gets: string | undefined, price: OfferingPrice) =>
  gets ? `${gets}, from\u00a0${formatMoney(buildPrice(price.small))}` : fromPrice(price);

/** As somebody says it who needs a service. */
export const quoted = (need: string | undefined) => need && `“${need}”`;

/** Of what the pictures show. */
export const note = 'The pictures are examples.';

/** For those who cannot choose. */
export const audit = {
  id: 'audit',
  title: auditAction.label,
  text: '“We do not know where to begin.”',
  href: auditAction.href,
  offer: 'Free, three minutes',
};
