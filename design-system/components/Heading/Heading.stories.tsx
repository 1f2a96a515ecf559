import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2 as const, children: 'Seven services. Every result measured.' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="l">
      <Heading level={1} size="display">
        We take the routine work off your team.
      </Heading>
      <Heading level={2} size="h1">
        Free AI Business Audit
      </Heading>
      <Heading level={2}>Seven services. Every result measured.</Heading>
      <Heading level={3}>Process automation</Heading>
      <Heading level={4}>Recommended solutions</Heading>
    </Stack>
  ),
});

export const Greek = meta.story({
  args: { level: 1, children: 'Δώστε το κουβάρι στη μηχανή.' },
});

export const LongWordsOnAPhone = meta.story({
  globals: narrowScreen,
  args: { level: 1, size: 'display', children: 'Αυτοματοποίηση επαναλαμβανόμενων διαδικασιών' },
});
