import { expect } from 'storybook/test';
import { company } from '#services/knowledge';
import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Mission } from './Mission.tsx';

const meta = preview.meta({
  title: 'Site sections/Mission',
  component: Mission,
  args: { title: 'Our mission', text: company.mission },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Our mission' })).toHaveTextContent(args.text);
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
