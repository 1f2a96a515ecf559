import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { toReportDocument } from '#services/reports';

import { anyText } from '#tests/visitors/internationalInputs.ts';

import { recordOf } from './audit.examples.ts';
import { reportFileName } from './reportFileName.ts';

const nameOf = (title: string) => reportFileName(toReportDocument(recordOf('1', { title })));

describe('reportFileName', () => {
  test('is the day and the title', () => {
    expect(nameOf('Before the new ovens')).toBe('2026-02-27-before-the-new-ovens');
  });

  test('has the day at the office, also where it is another day in London', () => {
    const late = {
      ...toReportDocument(recordOf('1', { title: 'x' })),
      timestamp: '2026-12-31T22:30:00.000Z',
    };
    expect(reportFileName(late)).toBe('2027-01-01-x');
  });

  test('has the name of the business where the visitor gave no title', () => {
    expect(nameOf('')).toBe('2026-02-27-ai-business-audit-kyrenia-gate-bakery');
  });

  test('keeps letters of any script and nothing that means something to a file system', () => {
    expect(nameOf('../Φούρνος "Κερύνεια" / 50% : *?')).toBe('2026-02-27-φούρνος-κερύνεια-50');
  });

  test('has at most 71 characters', () => {
    expect(nameOf('word '.repeat(100)).length).toBeLessThanOrEqual(71);
  });

  test('has only whole letters, digits and hyphens, whatever the title', () => {
    fc.assert(
      fc.property(anyText(), (title) => {
        expect(nameOf(title)).toMatch(/^2026-02-27[\p{L}\p{M}\p{N}-]*$/u);
      }),
      { numRuns: 1_000, examples: [[`${'a'.repeat(59)}\u{10437}`]] },
    );
  });
});
