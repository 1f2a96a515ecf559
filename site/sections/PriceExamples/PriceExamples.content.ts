import { buildPrice, dayRate, formatMoney, type OfferingPrice, type PriceExample } from '#services/knowledge';

export const title = 'What it costs';

/** Says that the prices are examples, and that the agreed fixed price is binding. */
export const lead = `Three worked examples at ${formatMoney(dayRate)} a day, without VAT. They are samples, not offers: yours has a fixed price, in writing, before work starts.`;

/** Price of the smallest worked example, e.g. "From €2,000". */
export const fromPrice = ({ small }: OfferingPrice) => `From ${formatMoney(buildPrice(small))}`;

/** Scope and time of the smallest example: "One task in one system: 400 invoices a month. Done in 3 weeks." */
export const smallest = ({ example, weeks }: PriceExample) => `${example}. ${doneIn(weeks)}.`;

export const sizes = { small: 'Small', usual: 'Usual', large: 'Large' } as const;

export const terms = { work: 'Our work', running: 'Running costs' };

export const work = (days: number) => `${days} days`;
export const time = (weeks: number) => `${weeks} weeks`;
/** Label of the drawn line: its length shows the time. */
export const doneIn = (weeks: number) => `Done in ${time(weeks)}`;
export const running = (monthly: number) => (monthly === 0 ? 'None' : `${formatMoney(monthly)} a\u00a0month`);

export const dearer = 'What makes it cost more';

/** Prices after the first project, for a service that continues in moves with a price each. */
export const later = {
  title: 'Years two and three',
  text: ({ fewest, most }: NonNullable<OfferingPrice['moves']>) => {
    const [least, greatest] = [fewest, most].map((days) => formatMoney(buildPrice({ days })));
    return `The map has one fixed price. Each later move has its own, in writing before it starts: usually ${fewest} to ${most} days, ${least} to\u00a0${greatest}.`;
  },
};
