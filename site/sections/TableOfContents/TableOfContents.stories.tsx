import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { TableOfContents } from './TableOfContents.tsx';

const meta = preview.meta({
  title: 'Site sections/TableOfContents',
  component: TableOfContents,
  args: {
    headings: [
      { id: 'first', text: 'First, the month as it is' },
      { id: 'then', text: 'Then, the month as it would be' },
      { id: 'greek', text: 'Τι μετράει ως αντιστοίχιση' },
    ],
  },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Contents' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});
