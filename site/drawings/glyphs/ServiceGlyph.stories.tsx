import { expect } from 'storybook/test';

import { Grid, Stack, Text } from '#design-system';
import preview from '#storybook/preview';

import { ServiceGlyph } from './ServiceGlyph.tsx';
import { serviceDrawings } from './serviceDrawings.ts';

const meta = preview.meta({
  title: 'Graphics/ServiceGlyph',
  component: ServiceGlyph,
  args: { id: 'voice-agents' },
});

export const Default = meta.story({
  args: { label: 'AI voice agents' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'AI voice agents' })).toBeVisible();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Grid columns={{ phone: 2, tablet: 4 }}>
      {Object.keys(serviceDrawings).map((id) => (
        <Stack key={id} gap="xs" align="start">
          <ServiceGlyph id={id} />
          <Text size="caption" tone="muted">
            {id}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
});

export const NotDrawnYet = meta.story({ args: { id: 'a-new-service' } });

export const Sizes = meta.story({
  render: (args) => (
    <Stack align="start">
      <ServiceGlyph {...args} size="small" />
      <ServiceGlyph {...args} />
      <ServiceGlyph {...args} size="large" />
    </Stack>
  ),
});
