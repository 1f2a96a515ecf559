import type { Guide } from '#storybook/guide';

import { Table } from './Table.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Align figures to the end, and put the names of the rows in the first column.',
      example: (
        <Table
          caption="Hours a week"
          columns={[
            { key: 'task', label: 'Task' },
            { key: 'hours', label: 'Hours', align: 'end' },
          ]}
          rows={[
            { id: 'a', cells: { task: 'Invoices', hours: '11' } },
            { id: 'b', cells: { task: 'Bookings', hours: '4.5' } },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      description: 'Put sentences into a table: nobody compares sentences by column.',
      example: (
        <Table
          caption="Why us"
          columns={[
            { key: 'a', label: 'First' },
            { key: 'b', label: 'Second' },
          ]}
          rows={[{ id: 'a', cells: { a: 'We answer within a day.', b: 'We show the figures first.' } }]}
        />
      ),
    },
  ],
  parts: [
    {
      name: 'Caption',
      description: 'The name of the table. Hide it with `captionHidden` if a heading says the same.',
      selector: 'caption',
      text: true,
    },
    {
      name: 'Column',
      description: 'Its label stands above the column. On a phone it stands above each value.',
      selector: 'thead th:last-child',
      text: true,
      side: 'right',
    },
    {
      name: 'Row',
      description: 'Its first cell is its name.',
      selector: 'tbody th',
      text: true,
      side: 'left',
    },
    {
      name: 'Value',
      description: 'One cell. Use `align: "end"` for figures.',
      selector: 'tbody tr:last-child td',
      text: true,
      side: 'right',
    },
  ],
  keyboard: { 'Arrow keys': 'Scroll a table that is wider than its frame. The frame can then be focused.' },
  accessibility: [
    'A native table: screen readers announce the row and the column of each value.',
    'Below 768 px each row is a block, and each value has the label of its column.',
  ],
};
