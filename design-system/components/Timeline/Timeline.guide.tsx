import type { Guide } from '#storybook/guide';

import { Timeline } from './Timeline.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Tell what changed, oldest first.',
      example: (
        <Timeline
          milestones={[
            { year: '2018', title: 'Begun', description: 'Two people.' },
            { year: '2024', title: 'Grown', description: 'Twelve people.' },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      description: 'List each month.',
      example: <Timeline milestones={[{ year: 'May', title: 'May', description: 'Work.' }]} />,
    },
  ],
  parts: [
    { name: 'Year', description: 'When; unique within the timeline.', at: 'li > div', side: 'left' },
    { name: 'Title', description: 'A heading.', at: 'h3', side: 'left' },
    { name: 'Text', description: 'What changed, in a sentence.', at: 'li > p', side: 'left' },
  ],
  keyboard: 'none',
  accessibility: ['An ordered list; the line is decoration.'],
};
