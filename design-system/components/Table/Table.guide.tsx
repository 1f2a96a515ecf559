import type { Guide } from '#storybook/guide';

import { Table } from './Table.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Set figures flush right, and let the first column name the rows.',
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
      description: 'Lay out prose in a table: nobody compares it by column.',
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
      description: 'What the table tells; hidden where a heading says it.',
      at: 'caption',
      text: true,
    },
    {
      name: 'Column',
      description: 'Its label stands above; on a phone above each value.',
      at: 'thead th:last-child',
      text: true,
      side: 'right',
    },
    { name: 'Row', description: 'Named by its first cell.', at: 'tbody th', text: true, side: 'left' },
    {
      name: 'Value',
      description: '`align: "end"` for figures.',
      at: 'tbody tr:last-child td',
      text: true,
      side: 'right',
    },
  ],
  keyboard: { 'Arrow keys': 'Scroll it when it is wider than its frame, which then takes the focus.' },
  accessibility: [
    'A real table: screen readers say row and column of each value.',
    'Below 768 px each row is a block, and each line says its column.',
  ],
};
