import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { Button } from '../Button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

function WithTrigger({ open: first, onCancel, onConfirm, ...rest }: ComponentProps<typeof AlertDialog>) {
  const [open, setOpen] = useState(first);
  const closing = (then?: () => void) => () => {
    setOpen(false);
    then?.();
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Delete reports
      </Button>
      <AlertDialog {...rest} open={open} onCancel={closing(onCancel)} onConfirm={closing(onConfirm)} />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/AlertDialog (confirm)',
  id: 'components-alertdialog',
  component: AlertDialog,
  parameters: { framed: true },
  args: {
    open: false,
    title: 'Delete all three reports?',
    children: 'They are kept in this browser only. Nobody can bring them back.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep them',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <WithTrigger {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete reports' });
    await userEvent.click(trigger);
    await expect(canvas.getByRole('button', { name: 'Keep them' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Open = meta.story({
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alertdialog', { name: 'Delete all three reports?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep them' })).toHaveFocus();
  },
});

/** Example of a mistake, for the guide. */
export const Vague = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: withoutPicture,
  args: {
    open: true,
    title: 'Are you sure?',
    children: 'This cannot be undone.',
    confirmLabel: 'OK',
    cancelLabel: 'Cancel',
  },
});

export const GreekOnAPhone = meta.story({
  globals: narrowScreen,
  args: {
    open: true,
    title: 'Διαγραφή και των τριών εκθέσεων;',
    children: 'Φυλάσσονται μόνο σε αυτόν τον περιηγητή και δεν επανέρχονται.',
    confirmLabel: 'Οριστική διαγραφή',
    cancelLabel: 'Να μείνουν',
  },
});
