import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Criterion, criteria } from '#site/content/accessibility/criteria.ts';
import { filesIn } from '#tests/support/filesIn.ts';

/** All files that contain test titles. */
const sources = filesIn(
  ['tests', 'design-system', 'services', 'site'],
  /\.(spec|test)\.tsx?$/,
  /wcag\.test\.ts$/,
)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The criteria of levels A and AA, in the order of the standard. */
const ids = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1'],
  ...['2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.11'],
  ...['2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...['3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6'],
  ...['3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];

/** Returns the gaps of a criterion. */
function gaps({ id, reason, tests, byHand = '', checkedOn = '' }: Criterion, titles: string): string[] {
  const script = byHand.length >= 20;
  return [
    ...(reason.length > 10 ? [] : [`${id} does not say how it is met`]),
    ...(script || tests?.length ? [] : [`${id} has neither a test nor a script`]),
    ...(tests ?? [])
      .filter((title) => !titles.includes(title))
      .map((title) => `${id}: no test is called ${title}`),
    ...(!script || /^\d{4}-\d{2}-\d{2}$/.test(checkedOn) ? [] : [`${id} does not say when it was checkedOn`]),
  ];
}

it('The site has an answer to each criterion of WCAG 2.2, levels A and AA, once', () => {
  expect(ids).toHaveLength(55);
  expect(criteria.map(({ id }) => id)).toEqual(ids);
});

it('Each criterion has a test that exists or a script for a person, and when it was checkedOn', () => {
  expect(criteria.flatMap((each) => gaps(each, sources))).toEqual([]);
});
