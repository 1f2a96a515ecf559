import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const nothing = () => {};
const errors = [
  { fieldId: 'business', message: 'Enter the name of your business' },
  { fieldId: 'areas', message: 'Tick at least one area' },
];
const meta = preview.meta({
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: { title: 'Two answers are missing', errors },
});

export const Default = meta.story();

export const WithItsForm = meta.story({
  render: (args) => (
    <Stack gap="l">
      <ErrorSummary {...args} />
      <TextField
        id="business"
        label="Business name"
        name="business"
        value=""
        onValueChange={nothing}
        error="Enter the name of your business"
      />
      <CheckboxGroup
        id="areas"
        legend="Areas"
        name="areas"
        options={[{ value: 'hr', label: 'HR' }]}
        value={[]}
        onValueChange={nothing}
        error="Tick at least one area"
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Enter the name of your business' }));
    await expect(canvas.getByLabelText('Business name')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Tick at least one area' }));
    await expect(canvas.getByRole('checkbox', { name: 'HR' })).toHaveFocus();
  },
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  args: {
    title: 'Δύο απαντήσεις χρειάζονται διόρθωση',
    errors: [
      {
        fieldId: 'a',
        message: 'Γράψτε ολόκληρη την επωνυμία της επιχείρησης, όπως αναγράφεται στον Έφορο Εταιρειών',
      },
      { fieldId: 'b', message: 'Γράψτε μια διεύθυνση όπως όνομα@παράδειγμα.com' },
    ],
  },
});
