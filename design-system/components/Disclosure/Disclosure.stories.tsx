import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  title: 'Components/Disclosure (details, in place of a tooltip)',
  id: 'components-disclosure',
  component: Disclosure,
  args: {
    summary: 'What is sent, and to whom',
    children: (
      <Text measure>Your answers, without name, email and telephone, go to the AI service once.</Text>
    ),
    onToggle: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Your answers/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('What is sent, and to whom'));
    await expect(canvas.getByText(/Your answers/)).toBeVisible();
    await expect(args.onToggle).toHaveBeenLastCalledWith(true);
  },
});

export const Open = meta.story({ args: { open: true } });

export const AllVariants = meta.story({
  render: () => (
    <Stack>
      <Disclosure summary="Closed">Not seen.</Disclosure>
      <Disclosure summary="Open" open>
        <Text>Seen.</Text>
      </Disclosure>
    </Stack>
  ),
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  args: {
    open: true,
    summary:
      'Ποια στοιχεία αποστέλλονται στην υπηρεσία τεχνητής νοημοσύνης και για πόσο διάστημα φυλάσσονται',
    children: <Text>Οι απαντήσεις σας, χωρίς όνομα και τηλέφωνο.</Text>,
  },
});
