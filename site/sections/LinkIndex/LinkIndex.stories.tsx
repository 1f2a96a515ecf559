import { expect } from 'storybook/test';
import { pages } from '#services/knowledge';
import preview from '#storybook/preview';

import { LinkIndex } from './LinkIndex.tsx';

const meta = preview.meta({
  title: 'Site sections/LinkIndex',
  component: LinkIndex,
  args: { entries: pages.slice(0, 7) },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Places with a line each, as on the sitemap. **Not this?** With drawings it is an `IndexList`.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about');
  },
});

export const NarrowScreen = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
