import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { AccessibilityPage } from './AccessibilityPage.tsx';

const meta = preview.meta({
  title: 'Pages/AccessibilityPage',
  component: AccessibilityPage,
  render: () => (
    <main>
      <AccessibilityPage />
    </main>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/accessibility',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Accessibility');
  },
});

export const NarrowScreen = meta.story({
  globals: narrowScreen,
  parameters: { chromatic: { disableSnapshot: true } },
});
