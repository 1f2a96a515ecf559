import { expect } from 'storybook/test';

import { Grid, Stack, Text } from '#design-system';
import { automations } from '#services/knowledge';
import { postCategories } from '#site/content/categories.ts';
import preview from '#storybook/preview';

import { areaDrawing, Glyph } from './Glyph.tsx';

const meta = preview.meta({
  title: 'Graphics/Glyph',
  component: Glyph,
  args: { name: 'finance' },
});

const drawings = (names: readonly string[]) => (
  <Grid columns={{ phone: 2, tablet: 4 }}>
    {names.map((name) => (
      <Stack key={name} gap="xs" align="start">
        <Glyph name={name} />
        <Text size="caption" tone="muted">
          {name}
        </Text>
      </Stack>
    ))}
  </Grid>
);

export const Default = meta.story({
  args: { label: 'Finance' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Finance' })).toBeVisible();
  },
});

export const AllVariants = meta.story({
  render: () => drawings([...new Set(automations.map(({ area }) => areaDrawing(area)))]),
});

export const Categories = meta.story({ render: () => drawings(postCategories) });

export const Large = meta.story({ args: { large: true } });
