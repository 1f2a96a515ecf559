import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Components/Checkbox (tick box, consent)',
  id: 'components-checkbox',
  component: Checkbox,
  args: { label: 'Remember me', name: 'remember', onCheckedChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard(' ');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack>
      <Checkbox label="Not ticked" name="a" />
      <Checkbox label="Ticked" name="b" defaultChecked />
      <Checkbox label="All of them, in part" name="c" indeterminate />
      <Checkbox
        label="Send me the newsletter"
        name="d"
        hint="Once a month; each letter says how to end it."
      />
      <Checkbox label="I have read the terms" name="e" required error="Agree to the terms to go on" />
      <Checkbox label="Off" name="f" disabled />
      <Checkbox label="Ticked and off" name="g" disabled defaultChecked />
    </Stack>
  ),
});

export const Indeterminate = meta.story({
  args: { label: 'All invoices', indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'All invoices' })).toBePartiallyChecked();
  },
});

export const WithError = meta.story({
  args: {
    label: (
      <>
        I agree to the <Link href="/terms">terms</Link>
      </>
    ),
    required: true,
    error: 'Agree to the terms to go on',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Error: Agree to the terms to go on');
  },
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  parameters: { language: 'el' },
  args: {
    label:
      'Συμφωνώ να μου γράψετε μία φορά τον μήνα για ό,τι νέο υπάρχει στην αυτοματοποίηση των διαδικασιών μας',
    hint: 'Κάθε μήνυμα λέει πώς σταματά.',
    error: 'Συμφωνήστε για να συνεχίσετε',
  },
});
