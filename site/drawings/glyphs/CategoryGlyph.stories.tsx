import { expect } from 'storybook/test';

import { Grid, Stack, Text } from '#design-system';
import preview from '#storybook/preview';

import { CategoryGlyph } from './CategoryGlyph.tsx';

const meta = preview.meta({
  title: 'Graphics/CategoryGlyph',
  component: CategoryGlyph,
  args: { category: 'tech-insights' as const },
});

const all = ['tech-insights', 'industry-news', 'company-updates'] as const;

export const Default = meta.story({
  args: { label: 'Tech Insights' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Tech Insights' })).toBeVisible();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Grid columns={{ phone: 2, tablet: 4 }}>
      {all.map((category) => (
        <Stack key={category} gap="xs" align="start">
          <CategoryGlyph category={category} />
          <Text size="caption" tone="muted">
            {category}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <Stack align="start">
      <CategoryGlyph {...args} size="small" />
      <CategoryGlyph {...args} />
      <CategoryGlyph {...args} size="large" />
    </Stack>
  ),
});
