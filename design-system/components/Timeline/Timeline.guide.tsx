import type { Guide } from '#storybook/guide';

import { Timeline } from './Timeline.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Say what changed, with the oldest change first.',
      example: (
        <Timeline
          milestones={[
            { label: '2018', title: 'Begun', description: 'Two people.' },
            { label: '2024', title: 'Grown', description: 'Twelve people.' },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      description: 'List each month.',
      example: <Timeline milestones={[{ label: 'May', title: 'May', description: 'Work.' }]} />,
    },
  ],
  parts: [
    {
      name: 'Year',
      description: 'The time, or the number of a stage. Unique within the timeline.',
      selector: 'li > div',
      side: 'left',
    },
    { name: 'Title', description: 'A heading.', selector: 'h3', side: 'left' },
    { name: 'Text', description: 'The change, in one sentence.', selector: 'li > p', side: 'left' },
  ],
  keyboard: 'none',
  accessibility: ['An ordered list. The line is decoration.'],
};
