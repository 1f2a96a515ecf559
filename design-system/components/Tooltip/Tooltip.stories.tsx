import { expect, fn, screen } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Components/Tooltip (hint, tip)',
  id: 'components-tooltip',
  component: Tooltip,
  args: {
    content: 'A copy stays on this computer',
    children: <Button variant="outline">Save</Button>,
    onOpenChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('A copy stays on this computer');
    await expect(button).toHaveAccessibleDescription('A copy stays on this computer');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});

export const AllVariants = meta.story({
  parameters: { framed: true },
  args: { defaultOpen: true },
  render: (args) => (
    <Stack align="start" gap="xxxl">
      <span />
      <Tooltip {...args} />
      <Tooltip {...args} side="bottom" content="Press Ctrl and S">
        <Button>Save now</Button>
      </Tooltip>
    </Stack>
  ),
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  args: {
    defaultOpen: true,
    side: 'bottom',
    content: 'Ένα αντίγραφο μένει σε αυτόν τον υπολογιστή, ώσπου να το διαγράψετε από τη λίστα των εκθέσεων',
    children: <Button variant="outline">Αποθήκευση</Button>,
  },
});
