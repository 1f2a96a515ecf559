import { clsx } from 'clsx';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Table } from '../components/Table/Table.tsx';
import * as styles from './specimens.css.ts';
import { scale } from './tokens/index.ts';

const meta = preview.meta({
  title: 'Tokens/Space (spacing, gap)',
  id: 'tokens-space',
  parameters: {
    docs: {
      description: {
        component:
          'Multiples of 4 px. `gutter` and `section` grow with the window. Components have no outer margin: `Stack`, `Inline` and `Grid` set the space between them.',
      },
    },
  },
});

const columns = [
  { key: 'name', label: 'Token' },
  { key: 'value', label: 'Value' },
  { key: 'sample', label: 'Sample' },
];

export const Space = meta.story({
  render: () => (
    <Table
      caption="Space between things"
      columns={columns}
      rows={Object.entries(scale.space).map(([name, value]) => ({
        id: name,
        cells: {
          name: `space.${name}`,
          value: <code>{value}</code>,
          sample: <div className={clsx(styles.bar, styles.bars[name])} />,
        },
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(Object.keys(scale.space).length);
  },
});

export const Widths = meta.story({
  render: () => (
    <Table
      caption="Widths and heights that several parts share"
      columns={columns.slice(0, 2)}
      rows={[...Object.entries(scale.width), ...Object.entries(scale.control)].map(([name, value]) => ({
        id: name,
        cells: { name: `${name in scale.width ? 'width' : 'control'}.${name}`, value: <code>{value}</code> },
      }))}
    />
  ),
});
