import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Components/ErrorState (alert)',
  id: 'components-errorstate',
  component: ErrorState,
  args: {
    title: 'Something went wrong',
    children: 'This component encountered an error.',
    details: 'TypeError: entries is undefined',
    action: <Button variant="outline">Try Again</Button>,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/TypeError/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/TypeError/)).toBeVisible();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="l">
      <ErrorState title="The report could not be saved" />
      <ErrorState title="Something went wrong" action={<Button variant="outline">Try Again</Button>}>
        This component encountered an error.
      </ErrorState>
    </Stack>
  ),
});

export const GreekOnAPhone = meta.story({
  globals: narrowScreen,
  parameters: { language: 'el' },
  args: {
    title: 'Η έκθεση δεν αποθηκεύτηκε',
    children: 'Ο περιηγητής δεν έχει άλλο χώρο. Μπορείτε να την εκτυπώσετε.',
    action: <Button variant="outline">Νέα προσπάθεια</Button>,
  },
});
