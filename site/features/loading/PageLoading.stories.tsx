import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Text } from '#design-system';
import { Notifications } from '#site/features/preferences/Notifications.tsx';
import preview from '#storybook/preview';
import { PageLoading } from './PageLoading.tsx';
import { PendingPageContext } from './PendingPage.ts';

/** A page that never loads, until the visitor cancels it. */
function Waiting({ patience }: { readonly patience: number }) {
  const [path, setPath] = useState<string | null>('/about');
  return (
    <PendingPageContext value={path === null ? null : { path, cancel: () => setPath(null) }}>
      <PageLoading patience={patience} />
      <main tabIndex={-1}>
        <Text>The page that is shown meanwhile.</Text>
      </main>
      <Notifications />
    </PendingPageContext>
  );
}

const meta = preview.meta({
  title: 'Site sections/PageLoading',
  component: PageLoading,
  parameters: {
    docs: {
      story: { inline: false, height: '160px' },
    },
  },
});

export const Default = meta.story({
  render: () => <Waiting patience={100_000} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading page...')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
});

export const Cancellable = meta.story({
  tags: ['A40'],
  render: () => <Waiting patience={300} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reload the page' })).toHaveAttribute('href', '/about');
  },
});

/** The old page stays, gets the focus, and a message confirms it. */
export const Cancelled = Cancellable.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByText('Loading page...')).toBeNull();
    await expect(canvas.getByRole('main')).toHaveFocus();
    const message = await canvas.findByText(/Loading stopped/);
    await waitFor(() => expect(message).toBeVisible());
  },
});
