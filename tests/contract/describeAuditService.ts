import { describe, expect, test } from 'vitest';

import type { AuditFormData, AuditReport, AuditService } from '#services';

/** Creates an implementation for each scenario of the contract. */
export interface AuditScenarios {
  /** The model writes this report. */
  writes(report: AuditReport): AuditService;
  /** The model never responds. */
  hangs(): AuditService;
  /** There is no model, and templates replace it. */
  template(): AuditService;
  /** There is no model and no template. */
  fails(): AuditService;
}

const formData: AuditFormData = Object.freeze({
  businessName: 'Bakery',
  contactName: 'Maria Georgiou',
  email: 'maria@bakery.example',
  phone: '+357 22 000 001',
  industry: 'Retail and wholesale',
  companySize: '2 to 10 people',
  challengeDescription: 'We type every invoice.',
  areasOfInterest: Object.freeze({
    customerService: false,
    sales: false,
    operations: false,
    finance: true,
    hr: false,
    other: false,
  }),
});

const report: AuditReport = {
  executiveSummary: 'Your bakery loses ten hours a week.',
  keyOpportunities: [{ title: 'Invoices', description: 'They are typed by hand.' }],
  recommendedSolutions: [
    {
      title: 'Invoice reader',
      description: 'Reads invoices.',
      priority: 'High',
      roi: '120-180%',
      implementationDifficulty: 'Low',
    },
  ],
};

const all = ['writes', 'hangs', 'template', 'fails'] as const;

/** Contract of every `AuditService`. Run it with each implementation, including the fake. */
export function describeAuditService(name: string, given: AuditScenarios) {
  const every = all.map((scenario) => ({ scenario, make: () => given[scenario](report) }));

  describe(`${name} keeps the AuditService contract`, () => {
    test('returns the report of the model, on every call', async () => {
      const audit = given.writes(report);
      expect(await audit.generate(formData)).toEqual({ report, source: 'ai' });
      expect(await audit.generate(formData, {})).toEqual({ report, source: 'ai' });
    });

    test('returns a template report when the model is not available', async () => {
      const { report: prepared, source } = await given.template().generate(formData);
      expect(source).toBe('template');
      expect(prepared.executiveSummary).toContain('Bakery');
      expect(prepared.recommendedSolutions.map(({ roi }) => roi)).toEqual([
        '200-300%',
        '150-200%',
        '180-250%',
      ]);
      expect(prepared.keyOpportunities).toHaveLength(3);
    });

    test.each(every)('[D6] returns a template report on request ($scenario)', async ({ make }) => {
      const { report: prepared, source } = await make().generate(formData, { withoutAi: true });
      expect(source).toBe('template');
      expect(JSON.stringify(prepared.keyOpportunities)).toMatch(/finance/i);
    });

    test.each(every)(
      '[VAL-05] returns the default report without a business name ($scenario)',
      async ({ make }) => {
        for (const missing of [
          null,
          { ...formData, businessName: '' },
          { ...formData, businessName: ' \n\t ' },
        ]) {
          const { report: sample, source } = await make().generate(missing);
          expect(source).toBe('sample');
          for (const text of ['Your Business', 'General', 'Small to Medium']) {
            expect(sample.executiveSummary).toContain(text);
          }
          expect(sample.recommendedSolutions).toHaveLength(3);
        }
      },
    );

    test('rejects with the reason when there is no fallback', async () => {
      await expect(given.fails().generate(formData)).rejects.toThrow(
        /^(?:AI client initialization failed and fallback is disabled$|AI initialization error: |Failed to generate audit report: )/,
      );
    });

    test.each(every)('asks nobody when the signal is aborted beforehand ($scenario)', async ({ make }) => {
      const signal = AbortSignal.abort();
      await expect(make().generate(formData, { signal })).rejects.toMatchObject({ name: 'AbortError' });
      await expect(make().generate(null, { signal })).rejects.toMatchObject({ name: 'AbortError' });
    });

    test('rejects with an AbortError when the signal aborts', async () => {
      const controller = new AbortController();
      const waiting = given.hangs().generate(formData, { signal: controller.signal });
      controller.abort(new Error('another reason'));
      await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    });

    test('ignores an abort after the report', async () => {
      const controller = new AbortController();
      const audit = given.writes(report);
      const done = await audit.generate(formData, { signal: controller.signal });
      controller.abort();
      expect(done.source).toBe('ai');
      expect((await audit.generate(formData)).source).toBe('ai');
    });
  });
}
