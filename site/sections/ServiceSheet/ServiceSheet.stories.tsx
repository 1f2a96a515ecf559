import { expect } from 'storybook/test';

import { offerings, subOfferings } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ServiceSheet } from './ServiceSheet.tsx';

const meta = preview.meta({
  title: 'Site sections/ServiceSheet',
  component: ServiceSheet,
  args: { id: 'consultancy' },
});

export const Default = meta.story({
  render: ({ id }) => (
    <div style={{ maxWidth: '27rem' }}>
      <ServiceSheet id={id} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^An example: three tasks in order/ })).toBeVisible();
  },
});

export const EverySheet = meta.story({
  render: () => (
    <div
      style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 27rem))' }}
    >
      {[...offerings, ...subOfferings].map(({ id }) => (
        <ServiceSheet key={id} id={id} />
      ))}
    </div>
  ),
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
