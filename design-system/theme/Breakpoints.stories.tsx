import preview from '#storybook/preview';

import { Table } from '../components/Table/Table.tsx';
import { type Breakpoint, breakpoints, from } from './tokens/index.ts';

const meta = preview.meta({
  title: 'Tokens/Breakpoints',
  parameters: {
    docs: {
      description: {
        component:
          'Write styles for the narrowest window first, and add styles for wider windows: `"@media": { [from("tablet")]: … }`. Everything must work at 320 px and with text at 200 %.',
      },
    },
  },
});

const entries = Object.entries(breakpoints);
const uses: Readonly<Record<string, string>> = {
  phone: 'A large telephone: names and values side by side, the chat panel at its own size',
  tablet: 'Two columns; figures in one row',
  desktop: 'The full navigation, three and four columns',
  wide: 'The full 1200 px with their gutters',
};

export const Breakpoints = meta.story({
  render: () => (
    <Table
      caption="Window widths from which a wider layout applies"
      columns={[
        { key: 'name', label: 'Token' },
        { key: 'width', label: 'From', align: 'end' },
        { key: 'query', label: 'Query' },
        { key: 'use', label: 'What changes' },
      ]}
      rows={entries.map(([name, width]) => ({
        id: name,
        cells: {
          name,
          width: `${width} px`,
          query: <code>{from(name as Breakpoint)}</code>,
          use: uses[name],
        },
      }))}
    />
  ),
});
