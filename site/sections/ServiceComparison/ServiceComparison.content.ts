import { formatEuros, type ServicePrice, serviceCount } from '#services/knowledge';

export const table = {
  caption: `The ${serviceCount.inside} services by need, first result, effort and price`,
  columns: [
    { key: 'service', label: 'Service' },
    { key: 'need', label: 'When you need it' },
    { key: 'first', label: 'First result' },
    { key: 'effort', label: 'Your effort' },
    { key: 'price', label: 'Price' },
  ],
};

/** When the smallest worked example is in use. */
export const firstResultOf = ({ small }: ServicePrice) => `From ${small.weeks} weeks`;

/** What the worked examples cost, in words: "€2,000 to €7,200, usually €4,000". */
export const priceRange = ([small = 0, usual = 0, large = 0]: readonly number[]) =>
  `${formatEuros(small)} to\u00a0${formatEuros(large)}, usually\u00a0${formatEuros(usual)}`;

/** What the marks of a drawing are; each service's page says what its own examples contain. */
export const marks =
  'The full dot is the usual price: one whole process or company. The rings beside it are a first piece and several of them.';

/** In euros, where the scale has a line. */
const step = 10_000;
export const scale = (dearest: number) =>
  Array.from({ length: Math.floor(dearest / step) + 1 }, (_, line) => ({
    euros: line * step,
    label: formatEuros(line * step),
  }));
