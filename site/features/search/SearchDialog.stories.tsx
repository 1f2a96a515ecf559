import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { SearchDialog } from './SearchDialog.tsx';

const meta = preview.meta({
  title: 'Site sections/SearchDialog',
  component: SearchDialog,
  args: { open: true, onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'The search over any page, opened from the header or with the key “/”. **Not this?** On a page of its own it is the `SiteSearchBox`.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search this site' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('searchbox'), 'voice');
    await userEvent.click(await canvas.findByRole('link', { name: 'AI voice agents' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });
