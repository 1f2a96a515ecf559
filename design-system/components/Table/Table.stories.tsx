import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Table } from './Table.tsx';

const meta = preview.meta({
  title: 'Components/Table',
  component: Table,
  args: {
    caption: 'Hours a week, before and after',
    columns: [
      { key: 'process', label: 'Process' },
      { key: 'before', label: 'Before', align: 'end' as const },
      { key: 'after', label: 'After', align: 'end' as const },
    ],
    rows: [
      { id: 'quotes', cells: { process: 'Quotes', before: '12', after: '1.5' } },
      { id: 'invoices', cells: { process: 'Invoices', before: '7', after: '0.5' } },
      { id: 'calls', cells: { process: 'Τηλεφωνικές κρατήσεις', before: '31', after: '4' } },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Hours a week, before and after' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Quotes' })).toBeVisible();
  },
});

export const CaptionHidden = meta.story({
  args: { captionHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Hours a week, before and after' })).toBeVisible();
  },
});

export const WideTableOnAPhone = meta.story({
  globals: narrowScreen,
  args: {
    caption: 'What is kept in this browser',
    columns: ['Key', 'Purpose', 'Written when', 'Kept for', 'Size'].map((label) => ({ key: label, label })),
    rows: [
      {
        id: 'state',
        cells: {
          Key: 'app-state',
          Purpose: 'Theme and settings',
          'Written when': 'You change one',
          'Kept for': 'Until you delete it',
          Size: '120 bytes',
        },
      },
    ],
  },
});

export const Greek = meta.story({
  args: {
    caption: 'Ώρες την εβδομάδα, πριν και μετά',
    rows: [{ id: 'calls', cells: { process: 'Τηλεφωνικές κρατήσεις', before: '31', after: '4' } }],
  },
});
