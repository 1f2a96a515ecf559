import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

function Kept({ value: first, onValueChange, ...rest }: ComponentProps<typeof TextArea>) {
  const [value, setValue] = useState(first);
  return (
    <TextArea
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
  title: 'Components/TextArea',
  component: TextArea,
  args: {
    label: 'Describe your challenge',
    name: 'challenge',
    optional: true,
    value: 'Quotes take two days because three people copy the same figures.',
    onValueChange: fn(),
  },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(/Describe your challenge/);
    await userEvent.clear(field);
    await userEvent.type(field, 'Invoices');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Invoices');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="l">
      <Kept
        label="Describe your challenge"
        name="a"
        value=""
        onValueChange={() => {}}
        rows={2}
        placeholder="What takes too long?"
      />
      <Kept
        label="Describe your challenge"
        name="b"
        value=""
        onValueChange={() => {}}
        hint="Two or three sentences are enough."
        optional
      />
      <Kept
        label="Describe your challenge"
        name="c"
        value="x"
        onValueChange={() => {}}
        error="Write at least a sentence"
      />
      <Kept
        label="Describe your challenge"
        name="limit"
        value="Quotes take two days."
        onValueChange={() => {}}
        limit={20}
      />
      <Kept
        label="Describe your challenge"
        name="d"
        value="Sent on Monday."
        onValueChange={() => {}}
        disabled
      />
    </Stack>
  ),
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  args: {
    label: 'Τι σας καθυστερεί;',
    value: 'Οι προσφορές παίρνουν δύο μέρες, γιατί τρεις άνθρωποι αντιγράφουν τα ίδια νούμερα. '.repeat(6),
  },
});
