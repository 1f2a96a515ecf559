import preview from '#storybook/preview';

import { Stack } from '../components/Stack/Stack.tsx';
import { Table } from '../components/Table/Table.tsx';
import { scale } from './tokens/index.ts';

const meta = preview.meta({
  title: 'Tokens/Layers',
  parameters: {
    docs: {
      description: {
        component:
          'Two orders. The stacking order decides which element is above another on the page; use only the tokens for `z-index`. The cascade layers decide which style applies: a later layer always overrides an earlier one, whatever the specificity of the selectors.',
      },
    },
  },
});

const stacked: Readonly<Record<string, string>> = {
  content: 'Parts of a page that lie above their neighbours, such as the target of a whole row',
  header: 'The fixed header and its dropdown',
  chat: 'The chat button and panel',
  toast: 'Messages about what has just happened',
  skipLink: 'The skip link, above everything while it has the focus',
};
const cascade = [
  ['ds.reset', 'Evens out browsers'],
  ['ds.theme', 'Assigns the tokens'],
  ['ds.component', 'The design system, through componentStyle'],
  ['ds.site', 'Sections and pages, through siteStyle'],
] as const;

export const Layers = meta.story({
  render: () => (
    <Stack gap="xl">
      <Table
        caption="Stacking, lowest first; modal dialogs lie above all of it by nature"
        columns={[
          { key: 'name', label: 'Token' },
          { key: 'value', label: 'z-index', align: 'end' },
          { key: 'use', label: 'What lies there' },
        ]}
        rows={Object.entries(scale.layer).map(([name, value]) => ({
          id: name,
          cells: { name: `layer.${name}`, value, use: stacked[name] },
        }))}
      />
      <Table
        caption="Cascade layers, weakest first"
        columns={[
          { key: 'name', label: 'Layer' },
          { key: 'use', label: 'What belongs there' },
        ]}
        rows={cascade.map(([name, use]) => ({ id: name, cells: { name, use } }))}
      />
    </Stack>
  ),
});
