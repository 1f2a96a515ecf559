import { formatEuros, serviceCount } from '#services/knowledge';
import { sizes } from '#site/sections/PriceExamples/PriceExamples.content.ts';

export const table = {
  caption: `What three worked examples of each of the ${serviceCount.inside} services cost`,
  columns: [
    { key: 'service', label: 'Service' },
    { key: 'small', label: sizes.small },
    { key: 'usual', label: sizes.usual },
    { key: 'large', label: sizes.large },
  ],
};

/** What the worked examples of a size have in common; each service's page says what its own contain. */
export const contained = `${sizes.small}: a first piece, such as one task, one department or a trial. ${sizes.usual}: one whole process or company. ${sizes.large}: several of them.`;

/** In euros, where the scale has a line. */
const step = 10_000;
export const scale = (dearest: number) =>
  Array.from({ length: Math.floor(dearest / step) + 1 }, (_, line) => ({
    euros: line * step,
    label: formatEuros(line * step),
  }));
