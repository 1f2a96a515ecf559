import { expect, test } from 'vitest';

import { storageProblem } from './storageProblem.ts';

test.each([
  // The folder may not be written, a journal cannot be rolled back, a read fails, and a number without a name.
  ['UNKNOWN_SQLITE_ERROR_1544', 'SQLITE_READONLY, DATA_DIR cannot be written'],
  ['UNKNOWN_SQLITE_ERROR_776', 'SQLITE_READONLY, DATA_DIR cannot be written'],
  ['UNKNOWN_SQLITE_ERROR_266', 'SQLITE_IOERR, the disk of DATA_DIR fails'],
  ['UNKNOWN_SQLITE_ERROR_99', 'UNKNOWN_SQLITE_ERROR_99'],
  ['SQLITE_FULL', 'SQLITE_FULL, the disk is full'],
  ['ENOSPC', 'ENOSPC, the disk is full'],
])('storageProblem: %s is told as "%s"', (code, told) => {
  const refused = Object.assign(new Error('a message that may hold words'), { code });
  expect(storageProblem(refused)).toBe(told);
  expect(storageProblem(new Error('outside', { cause: refused }))).toBe(told);
});
