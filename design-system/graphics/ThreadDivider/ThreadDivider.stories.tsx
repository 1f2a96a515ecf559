import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ThreadDivider } from './ThreadDivider.tsx';

const meta = preview.meta({
  title: 'Graphics/ThreadDivider',
  component: ThreadDivider,
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <>
      {[1, 2, 3, 4, 5].map((seed) => (
        <ThreadDivider key={seed} seed={seed} />
      ))}
    </>
  ),
});
export const OnAPhone = meta.story({ globals: narrowScreen });
