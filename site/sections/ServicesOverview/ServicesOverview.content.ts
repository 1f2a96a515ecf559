import { buildPrice, formatMoney, type OfferingPrice } from '#services/knowledge';
import { auditAction } from '#site/content/navigation.ts';
import { fromPrice } from '#site/sections/PriceExamples/PriceExamples.content.ts';

/** Returns deliverable and lowest price: "A ranked plan, from €2,000". Without a deliverable it is only the price. */
export const offerOf = (result: string | undefined, price: OfferingPrice) =>
  result ? `${result}, from\u00a0${formatMoney(buildPrice(price.small))}` : fromPrice(price);

/** Puts a client's need in quotation marks. */
export const quoted = (need: string | undefined) => need && `“${need}”`;

/** Note that the drawings are examples. */
export const note = 'The pictures are examples.';

/** Entry for visitors who cannot choose a service. */
export const audit = {
  id: 'audit',
  title: auditAction.label,
  text: '“We do not know where to begin.”',
  href: auditAction.href,
  offer: 'Free, three minutes',
};
