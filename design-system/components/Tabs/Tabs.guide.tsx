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
      description: 'Use tabs for things that people compare: two panels are never visible together.',
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
      selector: '[role="tablist"]',
      side: 'top',
    },
    {
      name: 'Tab',
      description: 'The chosen tab has a line and is announced as selected.',
      selector: '[role="tab"]',
      side: 'left',
    },
    {
      name: 'Panel',
      description: 'The content of the chosen tab. The content of other tabs is not rendered.',
      selector: '[role="tabpanel"]',
      side: 'bottom',
    },
  ],
  keyboard: {
    Tab: 'Goes to the chosen tab, then into its panel.',
    'Left, Right': 'Choose the tab on that side. After the last tab comes the first.',
    'Home, End': 'Choose the first or the last tab.',
  },
  accessibility: [
    '`label` is the name of the list of tabs. The name of a panel is the label of its tab.',
    'A disabled tab is skipped.',
  ],
};
