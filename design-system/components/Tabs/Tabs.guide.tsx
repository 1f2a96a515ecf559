import type { Guide } from '#storybook/guide';

import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const items = ['Summary', 'Figures', 'Method'].map((label) => ({
  id: label,
  label,
  content: <Text>{label} of the report.</Text>,
}));

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    { description: 'Use one or two words for each tab.', example: <Tabs label="Report" items={items} /> },
  ],
  donts: [
    {
      description: 'Hide what people compare: two panels are never seen together.',
      example: (
        <Tabs
          label="Prices"
          items={['This year', 'Last year'].map((label) => ({
            id: label,
            label,
            content: <Text>€480</Text>,
          }))}
        />
      ),
    },
  ],
  parts: [
    {
      name: 'List',
      description: 'Scrolls sideways in a narrow window.',
      at: '[role="tablist"]',
      side: 'top',
    },
    {
      name: 'Tab',
      description: 'The chosen one has a line and is announced as selected.',
      at: '[role="tab"]',
      side: 'left',
    },
    { name: 'Panel', description: 'Only the chosen one is drawn.', at: '[role="tabpanel"]', side: 'bottom' },
  ],
  keyboard: {
    Tab: 'Goes to the chosen tab, then into its panel.',
    'Left, Right': 'Choose the tab beside it, in the direction of the text; round at the ends.',
    'Home, End': 'Choose the first or the last tab.',
  },
  accessibility: [
    'The `label` names the list; each panel is named by its tab.',
    'A disabled tab is passed over.',
  ],
};
