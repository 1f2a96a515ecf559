import { expect } from 'storybook/test';

import { offerings } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ServicesOverview } from './ServicesOverview.tsx';

const meta = preview.meta({
  title: 'Site sections/ServicesOverview',
  component: ServicesOverview,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(offerings.length + 1);
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/AI consultancy.*, from €2,000/);
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
