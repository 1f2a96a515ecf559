import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ReportList, type ReportListProps } from './ReportList.tsx';

const reports = [
  {
    id: '3',
    title: 'Kyriakou Logistics Ltd',
    date: '21 November 2026',
    dateTime: '2026-11-21',
    origin: 'AI-generated',
  },
  {
    id: '2',
    title: 'Before the new warehouse',
    date: '3 November 2026',
    dateTime: '2026-11-03',
    origin: 'Prepared from templates',
  },
  { id: '1', title: 'Your Business', date: '30 October 2026', dateTime: '2026-10-30', origin: 'Sample' },
];

/** Renames and deletes the reports in its state. */
function Kept(args: ReportListProps) {
  const [kept, setKept] = useState(args.reports);
  return (
    <ReportList
      {...args}
      reports={kept}
      onRename={(id, title) => {
        args.onRename(id, title);
        setKept(kept.map((each) => (each.id === id ? { ...each, title } : each)));
      }}
      onDelete={(id) => {
        args.onDelete(id);
        setKept(kept.filter((each) => each.id !== id));
      }}
      onDeleteAll={() => {
        args.onDeleteAll();
        setKept([]);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/ReportList',
  component: ReportList,
  render: Kept,
  args: {
    reports,
    onOpen: fn(),
    onRename: fn(),
    onDelete: fn(),
    onDeleteAll: fn(),
    note: '3 of at most 50 reports, kept in this browser only.',
    empty: (
      <EmptyState title="No reports yet" action={<Button href="/ai-audit">Start your free audit</Button>}>
        Reports you generate are kept in this browser, and nowhere else.
      </EmptyState>
    ),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kyriakou Logistics Ltd' }));
    await expect(args.onOpen).toHaveBeenCalledWith('3');
  },
});

export const Empty = meta.story({
  args: { reports: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete all' })).toBeNull();
  },
});

export const Renaming = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Your Business' }));
    await expect(canvas.getByLabelText('Name of the report')).toHaveFocus();
  },
});

export const Renamed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Your Business' }));
    await userEvent.keyboard('  First try {Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('1', 'First try');
    await expect(canvas.getByRole('button', { name: 'Rename First try' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(canvas.getByRole('button', { name: 'Rename First try' })).toHaveFocus();
  },
});

export const Deleting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Your Business' }));
    await expect(canvas.getByRole('alertdialog')).toBeVisible();
  },
});

export const Deleted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Your Business' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith('1');
    await expect(canvas.getByRole('group', { name: 'Your reports' })).toHaveFocus();
  },
});

export const AllDeleted = meta.story({
  parameters: withoutPicture,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete all' }));
    const question = within(canvas.getByRole('alertdialog', { name: 'Delete all reports?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete all' }));
    await expect(args.onDeleteAll).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
  },
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  args: {
    reports: [
      {
        id: '1',
        title: 'Εταιρεία Διεθνών Μεταφορών και Αποθηκεύσεων Αφοί Χατζηκωνσταντίνου Λτδ, δεύτερη έκδοση',
        date: '21 Νοεμβρίου 2026',
        origin: 'Από πρότυπα',
      },
    ],
  },
});
