import { serviceCount } from '#services/knowledge';
import { sizes } from '#site/sections/PriceExamples/PriceExamples.content.ts';

export const table = {
  caption: `What the ${serviceCount.inside} services cost in three worked examples`,
  columns: [
    { key: 'service', label: 'Service' },
    { key: 'small', label: sizes.small },
    { key: 'usual', label: sizes.usual },
    { key: 'large', label: sizes.large },
    { key: 'dearer', label: 'Dearer, for example, with' },
  ],
};
