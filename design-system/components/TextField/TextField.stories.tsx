import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Grid } from '../Grid/Grid.tsx';
import { TextField } from './TextField.tsx';

/** Keeps the typed text in its state, as a form does. */
function Kept({ value: first, onValueChange, ...rest }: ComponentProps<typeof TextField>) {
  const [value, setValue] = useState(first);
  return (
    <TextField
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/TextField (form input)',
  id: 'components-textfield',
  component: TextField,
  args: { label: 'Contact name', name: 'contactName', value: '', onValueChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Contact name');
    await expect(field).toBeRequired();
    await userEvent.type(field, 'Ελένη');
    await expect(field).toHaveValue('Ελένη');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Ελένη');
  },
});

/** Empty, filled, optional, with a hint, with an error, disabled. */
export const AllVariants = meta.story({
  render: () => (
    <Grid columns={{ tablet: 2 }}>
      <Kept label="Contact name" name="a" value="" onValueChange={() => {}} autoComplete="name" />
      <Kept label="Email" name="b" type="email" value="office@example.com" onValueChange={() => {}} />
      <Kept label="Phone" name="c" type="tel" value="" onValueChange={() => {}} optional placeholder="+357" />
      <Kept
        label="Business name"
        name="d"
        value=""
        onValueChange={() => {}}
        error="Enter the name of your business"
      />
      <Kept
        label="Website"
        name="e"
        type="url"
        value=""
        onValueChange={() => {}}
        optional
        hint="We look at it before we write."
      />
      <Kept label="Reference" name="f" value="2026-0117" onValueChange={() => {}} disabled />
    </Grid>
  ),
});

export const WithHint = meta.story({
  args: { hint: 'So that the report can greet you.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Contact name')).toHaveAccessibleDescription(
      'So that the report can greet you.',
    );
  },
});

export const Wrong = meta.story({
  args: {
    label: 'Email',
    name: 'email',
    value: 'office@',
    error: 'Write the address in full, such as name@example.com',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Error: Write the address in full, such as name@example.com',
    );
  },
});

export const Optional = meta.story({
  args: { label: 'Phone', name: 'phone', optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Phone/ })).not.toBeRequired();
  },
});

export const Off = meta.story({ args: { value: '2026-0117', disabled: true, label: 'Reference' } });

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  args: {
    label: 'Επωνυμία της επιχείρησης όπως αναγράφεται στον Έφορο Εταιρειών',
    value: 'Παραμετροποιησιμότητα Αυτοματοποιημένων Διαδικασιών Λτδ',
    hint: 'Γράψτε την επωνυμία ολόκληρη.',
    error: 'Γράψτε τουλάχιστον δύο γράμματα.',
  },
});
