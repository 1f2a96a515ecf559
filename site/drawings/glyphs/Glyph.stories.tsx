import { expect } from 'storybook/test';

import { Grid, Stack, Text } from '#design-system';
import preview from '#storybook/preview';

import { areaDrawings } from './areaDrawings.ts';
import { caseDrawings } from './caseDrawings.ts';
import { categoryDrawings } from './categoryDrawings.ts';
import { Glyph } from './Glyph.tsx';

const meta = preview.meta({
  title: 'Graphics/Glyph',
  component: Glyph,
  args: { path: areaDrawings.Finance },
});

const drawings = (paths: Readonly<Record<string, string>>) => (
  <Grid columns={{ phone: 2, tablet: 4 }}>
    {Object.entries(paths).map(([name, path]) => (
      <Stack key={name} gap="xs" align="start">
        <Glyph path={path} />
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

export const AllVariants = meta.story({ render: () => drawings(areaDrawings) });

export const CaseStudies = meta.story({ render: () => drawings(caseDrawings) });

export const Categories = meta.story({ render: () => drawings(categoryDrawings) });

export const Sizes = meta.story({
  render: (args) => (
    <Stack align="start">
      <Glyph {...args} size="small" />
      <Glyph {...args} />
      <Glyph {...args} size="large" />
    </Stack>
  ),
});
