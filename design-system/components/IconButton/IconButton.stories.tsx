import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'close' as const, label: 'Close', onClick: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack>
      {(['medium', 'small'] as const).map((size) => (
        <Inline key={size}>
          <IconButton icon="close" label={`Close, ${size}`} size={size} />
          <IconButton icon="copy" label={`Copy, ${size}`} size={size} variant="outline" />
          <IconButton icon="arrowUp" label={`Send, ${size}`} size={size} variant="filled" />
          <IconButton icon="moon" label={`Dark, ${size}`} size={size} aria-pressed />
          <IconButton icon="arrowUp" label={`Send later, ${size}`} size={size} variant="filled" disabled />
        </Inline>
      ))}
    </Stack>
  ),
});

export const Disabled = meta.story({
  args: { disabled: true, icon: 'arrowUp', label: 'Send', variant: 'filled' },
});
