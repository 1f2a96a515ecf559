import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

/** Image of a copper square. */
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="%23a0522d"/%3E%3C/svg%3E';

const meta = preview.meta({
  title: 'Components/Avatar (person, profile picture)',
  id: 'components-avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Inline key={size}>
          <Avatar size={size} name="Ada Lovelace" />
          <Avatar size={size} name="Copper" src={picture} />
          <Avatar size={size} name="4711" />
        </Inline>
      ))}
    </Stack>
  ),
});

export const BrokenPicture = meta.story({
  args: { src: 'data:image/png;base64,' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AL')).toBeVisible();
  },
});

export const Greek = meta.story({ args: { name: 'Άννα Χαλκίτη' } });
