import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ClosingBanner } from './ClosingBanner.tsx';

const meta = preview.meta({
  title: 'Components/ClosingBanner',
  component: ClosingBanner,
  args: {
    title: 'Ready to transform your business with AI?',
    text: 'It takes about three minutes. You get a written report: where AI would pay in your company.',
    action: { label: 'Free AI Business Audit', href: '/ai-audit' },
  },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Ready to transform/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Free AI Business Audit' })).toHaveAttribute(
      'href',
      '/ai-audit',
    );
  },
});

export const WithoutText = meta.story({ args: { text: undefined } });

export const OnAPhone = meta.story({ globals: narrowScreen });

export const Greek = meta.story({
  args: {
    title: 'Έτοιμοι να αλλάξετε την επιχείρησή σας με τεχνητή νοημοσύνη;',
    text: 'Οκτώ απαντήσεις, περίπου τρία λεπτά, και μια γραπτή αναφορά για το πού θα απέδιδε.',
    action: { label: 'Δωρεάν έλεγχος επιχείρησης', href: '/ai-audit' },
  },
});
