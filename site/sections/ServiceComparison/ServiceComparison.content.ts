import { serviceCount } from '#services/knowledge';
import { sizes } from '#site/sections/PriceExamples/PriceExamples.content.ts';

export const table = {
  caption: `The ${serviceCount.inside} services by outcome and what three worked examples cost`,
  columns: [
    { key: 'service', label: 'Service' },
    { key: 'outcome', label: 'What is different afterwards' },
    { key: 'small', label: sizes.small },
    { key: 'usual', label: sizes.usual },
    { key: 'large', label: sizes.large },
    { key: 'dearer', label: 'Dearer, for example, with' },
  ],
};
