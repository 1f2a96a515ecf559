import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync('.storybook/handbook/requirements/Accessibility.mdx', 'utf8');

/** All files in which titles of tests stand. */
const sources = ['tests', 'design-system', 'services', 'site']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(spec|test|contract\.test)\.tsx?$/.test(file) && !file.endsWith('wcag.test.ts'))
      .map((file) => readFileSync(`${room}/${file}`, 'utf8')),
  )
  .join('\n');

/** The criteria of levels A and AA, in the order of the standard. */
const criteria = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1'],
  ...['2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.11'],
  ...['2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...['3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6'],
  ...['3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];

interface Row {
  readonly id: string;
  readonly cells: readonly string[];
}
const rowsIn = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .map((cells) => ({ id: cells[0]?.split(' ')[0] ?? '', cells }));

/** What a row lacks. */
function gaps({ id, cells }: Row, titles: string): string[] {
  const [, level = '', how = '', shown = '', walked = ''] = cells;
  const byHand = /^By hand: \w.{20,}/.test(shown);
  const tests = byHand ? [] : [...shown.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title);
  const day = /^(not yet|\d{4}-\d{2}-\d{2})$/.test(walked);
  return [
    ...(/^AA?$/.test(level) ? [] : [`${id} has no level`]),
    ...(how.length > 10 ? [] : [`${id} does not say how it is met`]),
    ...(byHand || tests.length > 0 ? [] : [`${id} has neither a test nor a script`]),
    ...tests.filter((title) => !titles.includes(title)).map((title) => `${id}: no test is called ${title}`),
    ...((byHand ? day : walked === 'every run') ? [] : [`${id} does not say when it was walked`]),
  ];
}

it('The handbook has each criterion of WCAG 2.2, levels A and AA, once', () => {
  expect(criteria).toHaveLength(55);
  expect(rowsIn(page).map(({ id }) => id)).toEqual(criteria);
});

it('Each criterion has a test that exists or a script for a person, and when it was walked', () => {
  expect(rowsIn(page).flatMap((row) => gaps(row, sources))).toEqual([]);
});

it('A criterion without either, or with a test that is gone, is reported', () => {
  const rows = rowsIn(
    '| 1.1.1 Text | A | Drawings have labels |  | every run |\n| 1.1.2 Text | A | Drawings have labels | `gone` | soon |',
  );
  expect(rows.flatMap((row) => gaps(row, 'it is here'))).toEqual([
    '1.1.1 has neither a test nor a script',
    '1.1.2: no test is called gone',
    '1.1.2 does not say when it was walked',
  ]);
});
