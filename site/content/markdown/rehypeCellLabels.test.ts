import { expect, it } from 'vitest';

import { rehypeCellLabels, type Tree } from './rehypeCellLabels.ts';

const element = (tagName: string, children: readonly Tree[]): Tree & { children: readonly Tree[] } => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const row = (tagName: string, ...texts: string[]) =>
  element(
    'tr',
    texts.map((value) => element(tagName, [{ type: 'text', value }])),
  );

it('lets the first cell name its row, and the others their column', () => {
  const body = row('td', 'No owner', '“IT is looking after it.”');
  const table = element('table', [row('th', 'Cause', 'The sentence you hear'), body]);
  rehypeCellLabels()(element('div', [table]));
  expect(body.children.map(({ tagName, properties }) => [tagName, properties])).toEqual([
    ['th', { scope: 'row' }],
    ['td', { dataLabel: 'The sentence you hear' }],
  ]);
});
