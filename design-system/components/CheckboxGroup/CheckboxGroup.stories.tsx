import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Stack } from '../Stack/Stack.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

function Kept({ value: first, onValueChange, ...rest }: ComponentProps<typeof CheckboxGroup>) {
  const [value, setValue] = useState(first);
  return (
    <CheckboxGroup
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const options = [
  { value: 'customerService', label: 'Customer service' },
  { value: 'sales', label: 'Sales' },
  { value: 'operations', label: 'Operations' },
  { value: 'finance', label: 'Finance' },
  { value: 'hr', label: 'HR' },
  { value: 'other', label: 'Other' },
];
const meta = preview.meta({
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    legend: 'Which areas need help?',
    name: 'areas',
    options,
    value: ['customerService', 'operations'],
    onValueChange: fn(),
    optional: true,
  },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Finance'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['customerService', 'operations', 'finance']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Customer service' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['operations', 'finance']);
    await expect(canvas.getByRole('group', { name: /Which areas need help/ })).toBeVisible();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="xl">
      <Kept legend="Nothing ticked" name="a" options={options} value={[]} onValueChange={() => {}} />
      <Kept
        legend="With a hint"
        name="b"
        options={options}
        value={['hr']}
        onValueChange={() => {}}
        hint="As many as you like."
      />
      <Kept
        legend="Wrong"
        name="c"
        options={options}
        value={[]}
        onValueChange={() => {}}
        error="Tick at least one"
      />
      <Kept legend="Off" name="d" options={options} value={['sales']} onValueChange={() => {}} disabled />
    </Stack>
  ),
});

export const GreekOnAPhone = meta.story({
  globals: narrowScreen,
  args: {
    legend: 'Τι σας καθυστερεί;',
    options: [
      { value: 'a', label: 'Εξυπηρέτηση πελατών' },
      { value: 'b', label: 'Πωλήσεις' },
      { value: 'c', label: 'Διαχείριση ανθρώπινου δυναμικού' },
    ],
    value: ['a'],
  },
});
