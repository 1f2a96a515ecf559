import { expect } from 'storybook/test';

import { Grid, Stack, Text } from '#design-system';
import preview from '#storybook/preview';

import { CaseGlyph } from './CaseGlyph.tsx';

const meta = preview.meta({
  title: 'Graphics/CaseGlyph',
  component: CaseGlyph,
  args: { subject: 'logistics' as const },
});

const all = ['hotel', 'logistics', 'factory', 'property', 'insurance', 'food', 'clinic', 'accounts'] as const;

export const Default = meta.story({
  args: { label: 'Logistics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Logistics' })).toBeVisible();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Grid columns={{ phone: 2, tablet: 4 }}>
      {all.map((subject) => (
        <Stack key={subject} gap="xs" align="start">
          <CaseGlyph subject={subject} />
          <Text size="caption" tone="muted">
            {subject}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <Stack align="start">
      <CaseGlyph {...args} size="small" />
      <CaseGlyph {...args} />
      <CaseGlyph {...args} size="large" />
    </Stack>
  ),
});
