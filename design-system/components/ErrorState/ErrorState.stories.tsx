import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'Something went wrong',
    children: 'This component encountered an error.',
    details: 'TypeError: entries is undefined',
    action: <Button variant="outline">Try Again</Button>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'A part of the page that failed, with a way out. Wrap it in a `role="alert"` when it appears while somebody waits. **Not this?** Nothing to show is no failure: `EmptyState`; a wrong answer in a form is the field’s `error`.',
      },
    },
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
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    title: 'Η έκθεση δεν αποθηκεύτηκε',
    children: 'Ο περιηγητής δεν έχει άλλο χώρο. Μπορείτε να την εκτυπώσετε.',
    detailsLabel: 'Λεπτομέρειες',
    action: <Button variant="outline">Νέα προσπάθεια</Button>,
  },
});
