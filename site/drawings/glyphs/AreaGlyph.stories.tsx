import { expect } from 'storybook/test';

import { Grid, Stack, Text } from '#design-system';
import preview from '#storybook/preview';

import { AreaGlyph } from './AreaGlyph.tsx';

const meta = preview.meta({
  title: 'Graphics/AreaGlyph',
  component: AreaGlyph,
  args: { area: 'Finance' as const },
});

const all = ['Customer service', 'Sales', 'Operations', 'Finance', 'HR', 'Marketing'] as const;

export const Default = meta.story({
  args: { label: 'Finance' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Finance' })).toBeVisible();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Grid columns={{ phone: 2, tablet: 4 }}>
      {all.map((area) => (
        <Stack key={area} gap="xs" align="start">
          <AreaGlyph area={area} />
          <Text size="caption" tone="muted">
            {area}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <Stack align="start">
      <AreaGlyph {...args} size="small" />
      <AreaGlyph {...args} />
      <AreaGlyph {...args} size="large" />
    </Stack>
  ),
});
