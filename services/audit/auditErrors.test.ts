import { expect, test } from 'vitest';

import { fakeErrors } from '../errors/fakeErrors.ts';
import { fakeGenerator } from '../generation/fakeGenerator.ts';
import { createAuditService } from './createAuditService.ts';
import { emptyAuditForm } from './emptyAuditForm.ts';
import { templateReport } from './templates/templateReport.ts';
import type { AuditFormData } from './types.ts';

const formData = { ...emptyAuditForm, businessName: 'Bakery', contactName: 'Maria Georgiou' };

/** Answers with which the mask breaks while the prompt is written, naming what the visitor wrote. */
const breaking = (answers: AuditFormData): AuditFormData =>
  Object.defineProperty({ ...answers }, 'phone', {
    enumerable: true,
    get() {
      throw new SyntaxError(`Invalid regular expression: ${Object.values(answers).join(' ')}`);
    },
  });

test('createAuditService: what nobody foresaw is reported once, and the visitor gets the report from templates', async () => {
  const reportError = fakeErrors();
  const generator = fakeGenerator.says('## Executive Summary\n\nUnheard.');
  const answers = breaking(formData);
  const written = await createAuditService({ generator, reportError }).generate(answers);
  expect(written).toEqual({ report: templateReport(formData), source: 'template' });
  expect(reportError.reports).toMatchObject([{ kind: 'SyntaxError', where: 'audit.generate' }]);
  expect(generator.requests).toEqual([]);
});

test('createAuditService reports no missing model, no model that is too slow and no aborted call', async () => {
  const reportError = fakeErrors();
  await createAuditService({ generator: null, reportError }).generate(formData);
  const generator = fakeGenerator.hangs();
  await createAuditService({ generator, reportError, timeLimit: 10 }).generate(formData);
  const signal = AbortSignal.timeout(10);
  const waiting = createAuditService({ generator, reportError }).generate(formData, { signal });
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  expect(reportError.reports).toEqual([]);
});
