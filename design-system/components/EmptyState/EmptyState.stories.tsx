import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No reports yet',
    children: 'A report that you make is kept in this browser and nowhere else.',
    action: <Button href="/ai-audit">Start your free audit</Button>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start your free audit' })).toBeVisible();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="l">
      <EmptyState title="Nothing here" />
      <EmptyState title="No article matches" illustration={<Icon name="search" size="large" />}>
        Try one word fewer.
      </EmptyState>
      <EmptyState
        title="No reports yet"
        action={
          <>
            <Button href="/ai-audit">Start your free audit</Button>
            <Button variant="text">See a sample report</Button>
          </>
        }
      >
        A report that you make is kept in this browser and nowhere else.
      </EmptyState>
    </Stack>
  ),
});

export const GreekOnAPhone = meta.story({
  globals: narrowScreen,
  args: {
    title: 'Δεν υπάρχουν ακόμη εκθέσεις',
    children: 'Κάθε έκθεση που ετοιμάζετε φυλάσσεται μόνο σε αυτόν τον περιηγητή.',
    action: <Button href="/ai-audit">Δωρεάν αξιολόγηση</Button>,
  },
});
