import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Grid } from '../Grid/Grid.tsx';
import { SelectField } from './SelectField.tsx';

function Kept({ value: first, onValueChange, ...rest }: ComponentProps<typeof SelectField>) {
  const [value, setValue] = useState(first);
  return (
    <SelectField
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
  { value: 'logistics', label: 'Logistics' },
  { value: 'tourism', label: 'Tourism' },
  { value: 'law', label: 'Law and accounting' },
  { value: 'shipping', label: 'Ship management, crewing and everything that belongs to it' },
];
const meta = preview.meta({
  title: 'Components/SelectField (form dropdown)',
  id: 'components-selectfield',
  component: SelectField,
  args: {
    label: 'Industry',
    name: 'industry',
    options,
    value: '',
    placeholder: 'Choose one',
    onValueChange: fn(),
  },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Industry' }), 'Tourism');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('tourism');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Grid columns={{ tablet: 2 }}>
      <Kept
        label="Industry"
        name="a"
        options={options}
        value=""
        placeholder="Choose one"
        onValueChange={() => {}}
      />
      <Kept label="Industry" name="b" options={options} value="logistics" onValueChange={() => {}} optional />
      <Kept
        label="Industry"
        name="c"
        options={options}
        value=""
        placeholder="Choose one"
        onValueChange={() => {}}
        error="Choose the nearest one"
      />
      <Kept label="Industry" name="d" options={options} value="law" onValueChange={() => {}} disabled />
    </Grid>
  ),
});

export const LongAnswer = meta.story({
  globals: narrowScreen,
  args: { value: 'shipping' },
});

export const Greek = meta.story({
  args: {
    label: 'Κλάδος της επιχείρησής σας',
    placeholder: 'Επιλέξτε έναν',
    options: [{ value: 'shipping', label: 'Διαχείριση πλοίων, επάνδρωση και ό,τι άλλο χρειάζεται' }],
  },
});
