import type { Guide } from '#storybook/guide';

import { DescriptionList } from './DescriptionList.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Use short terms and short details.',
      example: (
        <DescriptionList
          items={[
            { term: 'Industry', details: 'Logistics' },
            { term: 'People', details: '40' },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      description: 'Use it to compare things: use a `Table` instead.',
      example: <DescriptionList items={[{ term: 'Plan A', details: '€480, €520' }]} />,
    },
  ],
  parts: [
    { name: 'Term', description: 'The name of the details.', selector: 'dt', side: 'left' },
    { name: 'Details', description: 'The value of the term.', selector: 'dd', side: 'right' },
  ],
  keyboard: 'none',
  accessibility: ['A native description list: screen readers announce each value with its term.'],
};
