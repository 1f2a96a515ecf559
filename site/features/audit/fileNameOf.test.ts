import { describe, expect, test } from 'vitest';

import { toReportDocument } from '#services/reports';

import { recordOf } from './audit.examples.ts';
import { fileNameOf } from './fileNameOf.ts';

const nameOf = (title: string) => fileNameOf(toReportDocument(recordOf('1', { title })));

describe('the name of a file with a report', () => {
  test('begins with the day and goes on with the title', () => {
    expect(nameOf('Before the new ovens')).toBe('2026-02-27-before-the-new-ovens');
  });

  test('names the business where the visitor gave no title', () => {
    expect(nameOf('')).toBe('2026-02-27-ai-business-audit-kyrenia-gate-bakery');
  });

  test('keeps letters of any script and nothing that means something to a file system', () => {
    expect(nameOf('../Φούρνος "Κερύνεια" / 50% : *?')).toBe('2026-02-27-φούρνος-κερύνεια-50');
  });

  test('stays short', () => {
    expect(nameOf('word '.repeat(100)).length).toBeLessThanOrEqual(71);
  });
});
