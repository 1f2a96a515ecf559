import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { CaseInFigures } from './CaseInFigures.tsx';

const meta = preview.meta({
  title: 'Site sections/CaseInFigures',
  component: CaseInFigures,
  args: { slug: 'clinic-nicosia', more: 'Read the whole case' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'One case in three figures with the way to the rest of it. **Not this?** The whole case is a `CaseArticle`.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read the whole case' })).toHaveAttribute(
      'href',
      '/case-studies#clinic-nicosia',
    );
  },
});

export const NarrowScreen = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
