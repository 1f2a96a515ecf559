import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { CheckList } from './CheckList.tsx';

const meta = preview.meta({
  title: 'Site sections/CheckList',
  component: CheckList,
  args: {
    items: [
      'Every call answered, also at lunch, at night and during the rush',
      'Γραπτή περίληψη κάθε κλήσης στο δικό σας σύστημα',
    ],
  },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Examples = meta.story({ args: { mark: 'example' } });
