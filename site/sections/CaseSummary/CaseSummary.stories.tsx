import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { CaseSummary } from './CaseSummary.tsx';

const meta = preview.meta({
  title: 'Site sections/CaseSummary',
  component: CaseSummary,
  args: { slug: 'clinic-nicosia', more: 'Read the whole case' },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read the whole case' })).toHaveAttribute(
      'href',
      '/case-studies/clinic-nicosia',
    );
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
