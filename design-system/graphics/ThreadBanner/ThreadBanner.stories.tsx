import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { withoutPicture } from '#storybook/toolbar';

import { ThreadBanner } from './ThreadBanner.tsx';

const meta = preview.meta({
  title: 'Graphics/ThreadBanner',
  component: ThreadBanner,
});

export const Default = meta.story({
  parameters: withoutPicture,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <>
      {[3, 6, 11].map((turns) => (
        <ThreadBanner key={turns} turns={turns} />
      ))}
    </>
  ),
});
