import type { Guide } from '#storybook/guide';

import { StatBand } from './StatBand.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Show three or four figures that can be checked.',
      example: (
        <StatBand
          stats={[
            { figure: '26 h', label: 'a week' },
            { figure: '€480', label: 'a month' },
            { figure: '13', label: 'months' },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      description: 'Fill it with words.',
      example: <StatBand stats={[{ figure: 'Best', label: 'quality' }]} />,
    },
  ],
  parts: [
    { name: 'Figure', description: 'With its unit.', at: 'dd', side: 'left' },
    { name: 'Label', description: 'What is counted.', at: 'dt', side: 'bottom' },
  ],
  keyboard: 'none',
  accessibility: ['A list of names and values, announced in pairs.'],
};
