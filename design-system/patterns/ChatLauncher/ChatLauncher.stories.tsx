import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { IngotMark } from '../../graphics/IngotMark/IngotMark.tsx';
import { ChatLauncher } from './ChatLauncher.tsx';

const meta = preview.meta({
  title: 'Patterns/ChatLauncher',
  component: ChatLauncher,
  args: { expanded: false, label: 'Chat', onClick: fn(), mark: <IngotMark /> },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '140px' },
      description: {
        component:
          'A button that opens the assistant, in the bottom right corner of each page. Its name is always "Chat", also with unread answers. The name of no other button on the page may contain that word. It is hidden while the panel is open, because the panel is in the same corner. **Not this?** Use `Link` for a link to a person within a text.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Chat' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Unread = meta.story({
  args: { unread: 2 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Chat' });
    await expect(button).toHaveAccessibleName('Chat');
    await expect(button).toHaveAccessibleDescription('2 new replies');
  },
});

export const ManyUnread = meta.story({ args: { unread: 120 } });

export const Expanded = meta.story({
  parameters: withoutPicture,
  args: { expanded: true, unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const button = canvas.getByRole('button', { hidden: true });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
});

export const WithoutMark = meta.story({ args: { mark: undefined } });

export const OnAPhone = meta.story({
  globals: narrowScreen,
  args: { unread: 1 },
});
