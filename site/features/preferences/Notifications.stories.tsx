import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useAppState } from '#site/state/AppStateProvider.tsx';
import preview from '#storybook/preview';
import { Notifications } from './Notifications.tsx';

/** Something happened that the visitor should know of. */
function Happening() {
  const { dispatch } = useAppState();
  useEffect(() => {
    const notification = {
      id: 'saved',
      topic: 'saved',
      message: 'Your report is kept in this browser.',
      tone: 'done',
    } as const;
    dispatch({ type: 'addNotification', notification });
  }, [dispatch]);
  return <Notifications />;
}

const meta = preview.meta({
  title: 'Site sections/Notifications',
  component: Notifications,
});

export const Default = meta.story({ render: () => <Happening /> });

export const Dismissed = meta.story({
  render: () => <Happening />,
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByText('Your report is kept in this browser.');
    await waitFor(() => expect(message).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /dismiss|close/i }));
    await waitFor(() => expect(message).not.toBeInTheDocument());
  },
});
