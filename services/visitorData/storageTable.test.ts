import { expect, test } from 'vitest';

import { storageTable } from './storageTable.ts';
import { storedKeys } from './storedKeys.ts';

test('[P-05] storageTable documents each key and the backups, with purpose, contents and retention', () => {
  const rows = storageTable();
  expect(rows.map(({ key }) => key)).toEqual([...Object.keys(storedKeys), '[name].corrupt']);
  for (const row of rows) {
    for (const text of [row.purpose, row.contents, row.retention]) expect(text).toMatch(/.\.$/);
  }
  expect(rows.find(({ key }) => key === 'chat')?.place).toBe('This tab');
  expect(rows.find(({ key }) => key === 'audits')?.place).toBe('This browser');
});
