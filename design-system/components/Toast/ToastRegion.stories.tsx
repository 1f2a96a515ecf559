import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ToastRegion } from './ToastRegion.tsx';

function Kept({ toasts: first, onDismiss, ...rest }: ComponentProps<typeof ToastRegion>) {
  const [toasts, setToasts] = useState(first);
  return (
    <ToastRegion
      {...rest}
      toasts={toasts}
      onDismiss={(id) => {
        setToasts(toasts.filter((toast) => toast.id !== id));
        onDismiss(id);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/ToastRegion (notification, snackbar)',
  id: 'components-toastregion',
  component: ToastRegion,
  args: {
    toasts: [{ id: 'saved', message: 'Report saved in this browser', tone: 'done' as const }],
    onDismiss: fn(),
  },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const messages = canvas.getByRole('region', { name: 'Messages' });
    await expect(messages).toHaveTextContent('Report saved in this browser');
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    await expect(dismiss).toHaveAccessibleDescription('Report saved in this browser');
    await userEvent.click(dismiss);
    await expect(args.onDismiss).toHaveBeenCalledWith('saved');
    await expect(messages).not.toHaveAttribute('role');
  },
});

export const AllVariants = meta.story({
  args: {
    toasts: [
      { id: 'a', message: 'Copied' },
      { id: 'b', message: 'Report saved in this browser', tone: 'done' },
      { id: 'c', message: 'This browser has no room left. Only the newest report was kept.', tone: 'error' },
    ],
  },
});

export const GreekOnAPhone = meta.story({
  globals: narrowScreen,
  args: { toasts: [{ id: 'a', message: 'Η έκθεση αποθηκεύτηκε σε αυτόν τον περιηγητή', tone: 'done' }] },
});
