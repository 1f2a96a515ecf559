import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

function WithTrigger({ open: first, onClose, ...rest }: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Send me a follow-up
      </Button>
      <Dialog
        {...rest}
        open={open}
        onClose={() => {
          setOpen(false);
          onClose?.();
        }}
      />
    </>
  );
}

const nothing = () => {};
const meta = preview.meta({
  title: 'Components/Dialog (modal, popup)',
  id: 'components-dialog',
  component: Dialog,
  parameters: { framed: true },
  args: {
    open: false,
    onClose: fn(),
    title: 'Send me a follow-up',
    children: (
      <Stack>
        <Text>We write once, within a working day.</Text>
        <TextField
          label="Email"
          name="email"
          type="email"
          value="office@example.com"
          onValueChange={nothing}
        />
      </Stack>
    ),
    actions: <Button>Send</Button>,
  },
  render: (args) => <WithTrigger {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Send me a follow-up' });
    await userEvent.click(trigger);
    await expect(canvas.getByRole('dialog', { name: 'Send me a follow-up' })).toBeVisible();
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(trigger).toHaveFocus();
  },
});

export const Open = meta.story({ args: { open: true } });

/** Example of a mistake, for the guide. */
export const Interrupting = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: withoutPicture,
  args: {
    open: true,
    title: 'Success',
    children: <Text>Your draft was saved.</Text>,
    actions: <Button>OK</Button>,
  },
});

export const LongAndGreekOnAPhone = meta.story({
  globals: narrowScreen,
  args: {
    open: true,
    title: 'Αποστολή της έκθεσης στην ηλεκτρονική σας διεύθυνση',
    children: (
      <Text>
        {'Γράφουμε μία φορά, μέσα σε μία εργάσιμη μέρα. Τίποτα δεν αποστέλλεται χωρίς εσάς. '.repeat(12)}
      </Text>
    ),
    actions: (
      <>
        <Button>Αποστολή</Button>
        <Button variant="outline">Όχι τώρα</Button>
      </>
    ),
  },
});
