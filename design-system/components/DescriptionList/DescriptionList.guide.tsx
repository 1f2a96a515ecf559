import type { Guide } from '#storybook/guide';

import { DescriptionList } from './DescriptionList.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Pair short names with short values.',
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
      description: 'Compare things in it: that is a `Table`.',
      example: <DescriptionList items={[{ term: 'Plan A', details: '€480, €520' }]} />,
    },
  ],
  parts: [
    { name: 'Term', description: 'The name.', at: 'dt', side: 'left' },
    { name: 'Details', description: 'Its value.', at: 'dd', side: 'right' },
  ],
  keyboard: 'none',
  accessibility: ['A native list of names and values: each value is announced with its name.'],
};
