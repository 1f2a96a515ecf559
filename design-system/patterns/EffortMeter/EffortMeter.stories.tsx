import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Inline } from '../../components/Inline/Inline.tsx';
import { EffortMeter } from './EffortMeter.tsx';

const meta = preview.meta({
  title: 'Patterns/EffortMeter',
  component: EffortMeter,
  args: { difficulty: 'Medium' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Effort: Medium')).toBeVisible();
  },
});

/** The five known difficulties, an unknown difficulty, and one inside a sentence. */
export const AllVariants = meta.story({
  render: () => (
    <Inline>
      {['Easy', 'Medium', 'Hard', 'Low', 'High', 'Tricky'].map((word) => (
        <EffortMeter key={word} difficulty={word} />
      ))}
      <EffortMeter difficulty="Hard" bare />
    </Inline>
  ),
});

export const Greek = meta.story({ parameters: { language: 'el' }, args: { difficulty: 'Medium' } });
