import { clsx } from 'clsx';

import preview from '#storybook/preview';

import { Stack } from '../components/Stack/Stack.tsx';
import { Table } from '../components/Table/Table.tsx';
import * as styles from './specimens.css.ts';
import { scale } from './tokens/index.ts';

const meta = preview.meta({
  title: 'Tokens/Motion',
  parameters: {
    docs: {
      description: {
        component:
          'Motion never delays content and never moves the layout. It stops if the visitor’s operating system asks for less motion, or if the visitor switches it off on the site. Point at a line to see it move.',
      },
    },
  },
});

const columns = [
  { key: 'name', label: 'Token' },
  { key: 'value', label: 'Value' },
  { key: 'sample', label: 'Point here' },
];
const rows = (
  group: string,
  values: Readonly<Record<string, string>>,
  classes: Readonly<Record<string, string>>,
) =>
  Object.entries(values).map(([name, value]) => ({
    id: name,
    cells: {
      name: `${group}.${name}`,
      value: <code>{value}</code>,
      sample: (
        <div className={styles.track}>
          <div className={clsx(styles.runner, classes[name])} />
        </div>
      ),
    },
  }));

export const Motion = meta.story({
  render: () => (
    <Stack gap="xl">
      <Table
        caption="Durations"
        columns={columns}
        rows={rows('duration', scale.duration, styles.durations)}
      />
      <Table caption="Easings" columns={columns} rows={rows('easing', scale.easing, styles.easings)} />
      <Table
        caption="Press: how far a button grows under the pointer and gives way when pressed"
        columns={columns.slice(0, 2)}
        rows={Object.entries(scale.press).map(([name, value]) => ({
          id: name,
          cells: { name: `press.${name}`, value: <code>{value}</code> },
        }))}
      />
    </Stack>
  ),
});
