import { formatEuros, type ServicePrice, serviceCount } from '#services/knowledge';

export const table = {
  caption: `The ${serviceCount.inside} services by need, time for a small job, effort and price`,
  columns: [
    { key: 'service', label: 'Service' },
    { key: 'need', label: 'When you need it' },
    { key: 'first', label: 'Small job in' },
    { key: 'effort', label: 'Your effort' },
    { key: 'price', label: 'Price' },
  ],
};

/** When the smallest worked example is in use. */
export const smallJobOf = ({ small }: ServicePrice) => `${small.weeks} weeks`;

/** What the worked examples cost, in words: "€2,000 to €7,200, usually €4,000". */
export const priceRange = ([small = 0, usual = 0, large = 0]: readonly number[]) =>
  `${fromTo(small, large)}, usually\u00a0${formatEuros(usual)}`;

/** "€2,000 to €7,200". */
export const fromTo = (small: number, large: number) => `${formatEuros(small)} to\u00a0${formatEuros(large)}`;

/** What a range spans, as a drawing and in words; each service's page says what its own examples contain. */
export const span = 'Lowest price: one small task. Usual: a whole process. Highest: several.';

/** In euros, where the scale has a line. */
const step = 10_000;
export const scale = (dearest: number) =>
  Array.from({ length: Math.floor(dearest / step) + 1 }, (_, line) => ({
    euros: line * step,
    label: formatEuros(line * step),
  }));
