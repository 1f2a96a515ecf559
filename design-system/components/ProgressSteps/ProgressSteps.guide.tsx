import type { Guide } from '#storybook/guide';

import { ProgressSteps } from './ProgressSteps.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Name each step by its content.',
      example: (
        <ProgressSteps
          steps={[
            { label: 'Your company', state: 'done' },
            { label: 'Your challenge', state: 'current' },
            { label: 'Report', state: 'todo' },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      description: 'Number steps without names.',
      example: (
        <ProgressSteps
          steps={[
            { label: '1', state: 'current' },
            { label: '2', state: 'todo' },
          ]}
        />
      ),
    },
  ],
  // In a column as wide as its content it would have no width.
  drawn: (
    <div style={{ width: '24rem', maxWidth: '100%' }}>
      <ProgressSteps
        steps={[
          { label: 'Company', state: 'done' },
          { label: 'Challenge', state: 'current' },
          { label: 'Report', state: 'todo' },
        ]}
      />
    </div>
  ),
  parts: [
    {
      name: 'Step',
      description: 'Done, current or to come: by its sign and in words.',
      at: 'li',
      side: 'left',
    },
  ],
  keyboard: 'none',
  accessibility: ['An ordered list; each step says its state to screen readers.'],
};
