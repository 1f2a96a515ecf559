import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { ReportToolbar } from './ReportToolbar.tsx';

const meta = preview.meta({
  title: 'Components/ReportToolbar',
  component: ReportToolbar,
  args: { onPrint: fn(), onDownload: fn(), onShare: fn(), onCompare: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Above a report: print, share, compare, save as a file. A callback that is left out leaves its button out. Never printed. **Not this?** What concerns one solution goes into the report’s `solutionActions`; deleting and renaming belong to the `ReportList`.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Download Markdown' }));
    await expect(args.onDownload).toHaveBeenCalledWith('markdown');
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
});

/** There is only one report yet. */
export const NothingToCompare = meta.story({
  render: ({ onPrint, onDownload, onShare }) => (
    <ReportToolbar onPrint={onPrint} onDownload={onDownload} onShare={onShare} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Compare' })).toBeNull();
  },
});

export const GreekOnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    labels: {
      toolbar: 'Τι μπορείτε να κάνετε με την έκθεση',
      print: 'Εκτύπωση',
      share: 'Κοινοποίηση',
      compare: 'Σύγκριση',
      download: 'Λήψη',
    },
  },
});
