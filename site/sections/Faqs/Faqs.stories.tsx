import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Faqs } from './Faqs.tsx';

const meta = preview.meta({
  title: 'Site sections/Faqs',
  component: Faqs,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What does it cost?'));
    await expect(canvas.getByText(/Consultations are complimentary/)).toBeVisible();
  },
});

export const SomeSubjects = meta.story({ args: { topics: ['return', 'data-protection'] } });
