import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Lane } from './Lane.tsx';

const meta = preview.meta({
  title: 'Graphics/Lane',
  component: Lane,
  args: { nodes: 5, done: 2 },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(5);
  },
});

export const AllVariants = meta.story({
  render: () => (
    <>
      {[0, 1, 3, 5].map((done) => (
        <Lane key={done} nodes={5} done={done} />
      ))}
      <Lane nodes={1} done={1} />
    </>
  ),
});
