import { buildPrice, formatEuros, type ServicePrice } from '#services/knowledge';

/** The time to a first result: the first range of a service's typical time, e.g. "2-4 weeks". */
export const firstResult = ({ typicalTime }: { readonly typicalTime: string }) =>
  /^\d+-\d+ \w+/.exec(typicalTime)?.[0] ?? typicalTime;

/** What the times at the ends of the lines are. */
export const firstResultIn = 'first result in';

/** What the smallest worked example costs, e.g. "From €2,000". */
export const fromPrice = ({ small }: ServicePrice) => `From ${formatEuros(buildPrice(small))}`;
