import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { CaseStudiesPage } from './CaseStudiesPage.tsx';

const meta = preview.meta({
  title: 'Pages/CaseStudiesPage',
  component: CaseStudiesPage,
  render: () => (
    <main>
      <CaseStudiesPage />
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/case-studies',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Case Studies');
    await expect(canvas.getAllByRole('link', { name: /^Read the case/ }).length).toBeGreaterThanOrEqual(6);
  },
});

export const OneIndustry = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Health/ }));
    await expect(canvas.getAllByRole('link', { name: /^Read the case/ })).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 case study');
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
