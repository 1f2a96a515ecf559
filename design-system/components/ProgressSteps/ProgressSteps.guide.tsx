import type { Guide } from '#storybook/guide';

import { ProgressSteps } from './ProgressSteps.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Name each step after its content.',
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
  // A width, because without one the steps are as narrow as their content here.
  anatomy: (
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
      description: 'Done, current or still to come. The dot shows the state, and hidden words say it.',
      selector: 'li',
      side: 'left',
    },
  ],
  keyboard: 'none',
  accessibility: ['An ordered list. Screen readers announce the state of each step.'],
};
