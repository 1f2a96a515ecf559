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
      description: 'Use words instead of figures.',
      example: <StatBand stats={[{ figure: 'Best', label: 'quality' }]} />,
    },
  ],
  parts: [
    { name: 'Figure', description: 'The number with its unit.', selector: 'dd', side: 'left' },
    { name: 'Label', description: 'The thing that is counted.', selector: 'dt', side: 'bottom' },
  ],
  keyboard: 'none',
  accessibility: ['A native description list: screen readers announce each figure with its label.'],
};
