import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { LooseEnd } from './LooseEnd.tsx';

const meta = preview.meta({
  title: 'Graphics/LooseEnd',
  component: LooseEnd,

  parameters: {
    docs: {
      description: {
        component:
          'For the page that is not there, and nothing else. **Not this?** Something failed: `ErrorState`. A list with nothing in it: `EmptyState` with a `Lane`.',
      },
    },
  },
});

export const Default = meta.story({
  args: { label: 'A line that comes undone before it reaches its place' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /comes undone/ })).toBeVisible();
  },
});

export const Still = meta.story({ globals: { motion: 'off' } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
