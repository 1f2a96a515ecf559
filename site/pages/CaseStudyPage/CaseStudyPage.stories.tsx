import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { CaseStudyPage } from './CaseStudyPage.tsx';

const meta = preview.meta({
  title: 'Pages/CaseStudyPage',
  component: CaseStudyPage,
  render: () => (
    <main>
      <CaseStudyPage />
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/case-studies/clinic-nicosia',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Missed calls at a clinic');
    await expect(canvas.getByRole('heading', { name: 'What it returned' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Invoices at an accounting firm/ })).toHaveAttribute(
      'href',
      '/case-studies/accounting-firm-nicosia',
    );
  },
});

export const NarrowScreen = meta.story({ parameters: withoutPicture, globals: narrowScreen });
