import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { Inline } from '../Inline/Inline.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = preview.meta({
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { onCopy: fn() },
});

export const Default = meta.story({ args: { label: 'Copy section' } });

export const Copied = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
  },
});

export const Refused = meta.story({
  args: { onCopy: fn(() => Promise.resolve(false)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
});

export const AllVariants = meta.story({
  render: (args) => (
    <Inline>
      <CopyButton {...args} />
      <CopyButton {...args} label="Copy section" />
      <CopyButton {...args} label="Αντιγραφή" />
      <CopyButton {...args} iconOnly />
    </Inline>
  ),
});
