import { expect, fn, screen } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  title: 'Components/Popover (bubble)',
  id: 'components-popover',
  component: Popover,
  args: {
    trigger: <Button variant="outline">Rename</Button>,
    title: 'Name of the report',
    children: (
      <Stack>
        <TextField label="Name" defaultValue="Autumn" />
        <Button size="small">Save the name</Button>
      </Stack>
    ),
    onOpenChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Name of the report' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
  },
});

export const AllVariants = meta.story({ parameters: { framed: true }, args: { defaultOpen: true } });

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  parameters: { language: 'el' },
  args: {
    defaultOpen: true,
    trigger: <Button variant="outline">Περισσότερα</Button>,
    title: 'Πώς υπολογίζεται η απόδοση τον πρώτο χρόνο',
    children: (
      <Text>{'Κάθε αριθμός προέρχεται από τις απαντήσεις σας και από παρόμοια έργα. '.repeat(12)}</Text>
    ),
  },
});
