import { expect } from 'storybook/test';

import { Grid, Stack, Text } from '#design-system';
import preview from '#storybook/preview';

import { drawnServices, ServiceGlyph } from './ServiceGlyph.tsx';

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
      {[...drawnServices].map((id) => (
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

export const Large = meta.story({ args: { large: true } });
