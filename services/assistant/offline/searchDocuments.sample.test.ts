import { expect, test } from 'vitest';

import { documentsOf } from '../../knowledge/documents.ts';
import { knowledge } from '../../knowledge/knowledge.ts';
import { createDocumentSearch } from './searchDocuments.ts';

const { byTitle, byWords } = createDocumentSearch(documentsOf(knowledge));

test('the search finds the text that has all of the words, if one of them is rare', () => {
  expect(byWords(['handwriting'])?.path).toBe('/services/ai-automation');
  expect(byWords(['xyzzy', 'handwriting'])).toBeUndefined();
  expect(byWords(['handwri'])).toBeUndefined();
  expect(byWords(['person'])).toBeUndefined();
});

test('the search finds nothing for words that stand nowhere, and for none', () => {
  expect(byWords(['xyzzy'])).toBeUndefined();
  expect(byWords([])).toBeUndefined();
});

test('the search finds a case study by its title', () => {
  expect(byTitle('where is reports at a hotel group from nine pages to one')?.path).toBe(
    '/case-studies/hotel-group-paphos',
  );
});
