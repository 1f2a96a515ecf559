import { expect, test } from 'vitest';

import { offerings } from '#services/knowledge';

import { returnOf } from './ServiceFacts.content.ts';

test('returnOf says of each service what its range is, and never twice', () => {
  for (const { typicalReturn } of offerings) {
    const { term, value, note } = returnOf(typicalReturn);
    expect(typicalReturn.startsWith(value)).toBe(true);
    expect(term === 'Typical return').toBe(value.endsWith('%'));
    expect(note).not.toMatch(/return its cost|savings|^[\s,]/);
  }
  expect(returnOf('3 to 12 months for the first item on your list to return its cost')).toEqual({
    term: 'Pays for itself in',
    value: '3 to 12 months',
    note: 'for the first item on your list',
  });
});
