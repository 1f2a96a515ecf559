import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Stack } from '../Stack/Stack.tsx';
import { ProgressSteps } from './ProgressSteps.tsx';

const meta = preview.meta({
  title: 'Components/ProgressSteps (stepper)',
  id: 'components-progresssteps',
  component: ProgressSteps,
  args: {
    steps: [
      { label: 'You', state: 'done' as const },
      { label: 'Your business', state: 'current' as const },
      { label: 'What slows you down', state: 'todo' as const },
      { label: 'Report', state: 'todo' as const },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[0]).toHaveTextContent('You (done)');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="l">
      {[0, 1, 2, 3].map((current) => (
        <ProgressSteps
          key={current}
          aria-label={`Progress with ${current} parts done`}
          steps={['You', 'Your business', 'What slows you down'].map((label, place) => ({
            label,
            state: place < current ? 'done' : place === current ? 'current' : 'todo',
          }))}
        />
      ))}
    </Stack>
  ),
});

export const NarrowScreen = meta.story({ globals: narrowScreen });

export const LongAndGreek = meta.story({
  args: {
    steps: [
      { label: 'Τα στοιχεία επικοινωνίας σας', state: 'done' as const },
      { label: 'Η επιχείρησή σας και οι άνθρωποί της', state: 'current' as const },
      { label: 'Έκθεση', state: 'todo' as const },
    ],
  },
});
