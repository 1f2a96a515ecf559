import { buildPrice, formatEuros, type ServicePrice } from '#services/knowledge';
import { auditAction } from '#site/content/navigation.ts';
import { fromPrice } from '#site/sections/PriceExamples/PriceExamples.content.ts';

/** What the worked examples cost: "From €2,000, usually €4,000". */
export const priceOf = (price: ServicePrice) =>
  `${fromPrice(price)}, usually\u00a0${formatEuros(buildPrice(price.usual))}`;

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
  price: 'Three minutes',
};
