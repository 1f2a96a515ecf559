import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { answersIn, auditVisitor, privateIn } from '#tests/visitors/internationalVisitors.ts';
import { auditPrompt } from './auditPrompt.ts';
import { createMask } from './maskPersonalData.ts';
import { validateAuditForm } from './validateAuditForm.ts';

// Many runs of a property, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

test('[P-03, P-04] createMask: nothing private of any visitor of the world stands in what is sent', () => {
  fc.assert(
    fc.property(auditVisitor, (visitor) => {
      expect(validateAuditForm(visitor)).toEqual({});
      expect(answersIn(auditPrompt(visitor)).flatMap((answer) => privateIn(answer, visitor))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('createMask: a name that begins with an accent of its own is found', () => {
  const mask = createMask({ contactName: 'ﹼᰝ꯴𑫠', email: '', phone: '' });
  expect(mask('ﹼᰝ꯴𑫠')).toContain('[name]');
});

test('createMask: a name that begins with an emoji is found behind a letter', () => {
  const mask = createMask({ contactName: '🏳️‍🌈ⰅᲒ൸𖠣ﲎ', email: '', phone: '' });
  expect(mask('ࡀ🏳️‍🌈ⰅᲒ൸𖠣ﲎ')).toContain('[name]');
});

test('createMask: a name without any letter of its own masks nothing', () => {
  expect(createMask({ contactName: '₨', email: '', phone: '' })('Pay ₨ 5')).toBe('Pay ₨ 5');
});
