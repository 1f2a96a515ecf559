import { expect } from 'storybook/test';
import { knowledge } from '#services/knowledge';
import { termsOfService } from '#site/content/legal.ts';
import preview from '#storybook/preview';

import { LegalArticle } from './LegalArticle.tsx';

const meta = preview.meta({
  title: 'Site sections/LegalArticle',
  component: LegalArticle,
  args: { text: termsOfService(knowledge) },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('heading', { level: 2 });
    await expect(canvas.getByRole('navigation', { name: 'Contents' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(parts.length);
  },
});
