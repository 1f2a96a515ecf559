// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { englishLabels, greekLabels, LabelsProvider, TextField } from '#design-system';

afterEach(cleanup);

/** Returns every label of a set, by its path. */
const wordsOf = (set: object, path = ''): [string, unknown][] =>
  Object.entries(set).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? wordsOf(value, `${path}${key}.`)
      : [[`${path}${key}`, typeof value === 'function' ? value('A') : value]],
  );

test('without a provider a component speaks English', () => {
  render(<TextField label="Phone" name="phone" optional error="Too short" />);
  expect(screen.getByLabelText('Phone optional')).toBeDefined();
  expect(screen.getByText(/^Error:/)).toBeDefined();
});

test('a provider gives other words, and what it leaves out stays English', () => {
  render(
    <LabelsProvider labels={{ field: greekLabels.field }}>
      <TextField label="Τηλέφωνο" name="phone" optional />
    </LabelsProvider>,
  );
  expect(screen.getByLabelText('Τηλέφωνο προαιρετικό')).toBeDefined();
});

test('the Greek set has every word, and each in Greek', () => {
  const greek = new Map(wordsOf(greekLabels));
  const left = wordsOf(englishLabels).filter(([path, english]) => greek.get(path) === english);
  // The names of file formats are the same everywhere.
  expect(left.map(([path]) => path)).toEqual([
    'reportToolbar.formats.html',
    'reportToolbar.formats.markdown',
    'reportToolbar.formats.json',
  ]);
  expect([...greek.keys()].toSorted()).toEqual(
    wordsOf(englishLabels)
      .map(([path]) => path)
      .toSorted(),
  );
});
