import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Stack } from '../Stack/Stack.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'post', label: 'By post' },
  { value: 'email', label: 'By email' },
  { value: 'phone', label: 'By phone' },
];
const meta = preview.meta({
  title: 'Components/RadioGroup (radio buttons)',
  id: 'components-radiogroup',
  component: RadioGroup,
  args: { legend: 'How shall we answer?', name: 'answer', options, onValueChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How shall we answer?' })).toBeRequired();
    await userEvent.click(canvas.getByText('By email'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('email');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'By phone' })).toBeChecked();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="l">
      <RadioGroup legend="Nothing chosen" options={options} />
      <RadioGroup
        legend="Plan"
        hint="You can change it each month."
        defaultValue="team"
        options={[
          { value: 'one', label: 'One person', hint: 'One mailbox, one calendar.' },
          { value: 'team', label: 'Team', hint: 'Up to ten people.' },
        ]}
        optional
      />
      <RadioGroup legend="With an error" options={options} error="Choose one of these" />
      <RadioGroup legend="Off" options={options} defaultValue="post" disabled />
    </Stack>
  ),
});

export const WithError = meta.story({
  args: { error: 'Choose one of these' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Error: Choose one of these');
  },
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  parameters: { language: 'el' },
  args: {
    legend: 'Πώς θέλετε να σας απαντήσουμε;',
    defaultValue: 'b',
    optional: true,
    options: [
      { value: 'a', label: 'Με ηλεκτρονικό ταχυδρομείο', hint: 'Μέσα σε μία εργάσιμη μέρα.' },
      { value: 'b', label: 'Με τηλεφώνημα σε ώρα που θα διαλέξετε εσείς', hint: 'Από τις 9 έως τις 18.' },
    ],
  },
});
