import { expect } from 'storybook/test';

import { Grid } from '#design-system';
import preview from '#storybook/preview';

import { PageDrawing } from './PageDrawing.tsx';

const meta = preview.meta({
  title: 'Graphics/PageDrawing',
  component: PageDrawing,
  args: { name: 'services' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

const names = ['services', 'sitemap', 'privacy', 'terms', 'accessibility', 'ai-audit'] as const;

export const AllVariants = meta.story({
  render: () => (
    <Grid columns={{ phone: 2, tablet: 4 }}>
      {names.map((name) => (
        <PageDrawing key={name} name={name} />
      ))}
    </Grid>
  ),
});
