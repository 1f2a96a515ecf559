import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { ReportToolbar } from './ReportToolbar.tsx';

const meta = preview.meta({
  title: 'Patterns/ReportToolbar',
  component: ReportToolbar,
  args: { onPrint: fn(), onDownload: fn(), onShare: fn(), onCompare: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PDF or print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText('More formats'));
    await userEvent.click(canvas.getByRole('button', { name: 'Download Markdown' }));
    await expect(args.onDownload).toHaveBeenCalledWith('markdown');
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
});

/** Without `onCompare`, because there is only one report. */
export const NothingToCompare = meta.story({
  render: ({ onPrint, onDownload, onShare }) => (
    <ReportToolbar onPrint={onPrint} onDownload={onDownload} onShare={onShare} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Compare' })).toBeNull();
  },
});

export const GreekOnAPhone = meta.story({
  globals: narrowScreen,
  parameters: { language: 'el' },
});
