import { describe, expect, test } from 'vitest';

import { cannedReport } from './canned/cannedReport.ts';
import { emptyAuditForm } from './emptyAuditForm.ts';
import { parseReport } from './parseReport.ts';
import { samples } from './samples/samples.ts';

describe('[R-38] reads', () => {
  test.each(samples.map((sample) => [sample.name, sample] as const))('%s', (_, sample) => {
    const areas = sample.areas ?? [];
    const formData = {
      ...emptyAuditForm,
      businessName: 'Bakery',
      areasOfInterest: {
        ...emptyAuditForm.areasOfInterest,
        ...Object.fromEntries(areas.map((area) => [area, true])),
      },
    };
    const canned = cannedReport(formData);
    const { summary, opportunities, solutions } = sample;
    expect(parseReport(sample.reply, formData)).toEqual({
      executiveSummary: summary === 'canned' ? canned.executiveSummary : summary,
      keyOpportunities:
        opportunities === 'canned'
          ? canned.keyOpportunities
          : opportunities.map(([title, description]) => ({ title, description })),
      recommendedSolutions:
        solutions === 'canned'
          ? canned.recommendedSolutions
          : solutions.map(([title, description, priority, roi, implementationDifficulty]) => ({
              title,
              description,
              priority,
              roi,
              implementationDifficulty,
            })),
    });
  });
});
