import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Components/Switch (toggle)',
  id: 'components-switch',
  component: Switch,
  args: { label: 'Email me each report', onCheckedChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Email me each report' });
    await userEvent.click(control);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack align="start">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Email me each report" hint="To the address of your account." defaultChecked />
      <Switch label="Not available" disabled />
      <Switch label="On and not available" disabled defaultChecked />
    </Stack>
  ),
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  args: {
    label: 'Να λαμβάνω κάθε έκθεση με ηλεκτρονικό ταχυδρομείο μόλις είναι έτοιμη',
    hint: 'Στη διεύθυνση του λογαριασμού σας.',
    defaultChecked: true,
  },
});
