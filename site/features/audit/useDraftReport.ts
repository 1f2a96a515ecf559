import { useEffect, useState } from 'react';

import { type AuditFormData, type AuditReport, useServices } from '#services';
import { prefersReducedData, prefetch } from '#site/routing/prefetch.ts';

/** Name of a business without one. */
const nameless = 'your company';

/**
 * The report from templates for the answers so far; nothing is sent for it. `undefined` before an answer that it would
 * mention, until what writes it is loaded, and for visitors who save data.
 */
export function useDraftReport(answers: AuditFormData): AuditReport | undefined {
  const { audit } = useServices();
  const [report, setReport] = useState<AuditReport>();
  const { businessName, industry, companySize, areasOfInterest } = answers;
  const mentioned = [businessName, industry, companySize].some((answer) => answer.trim() !== '');
  const hasAnswer = mentioned || Object.values(areasOfInterest).includes(true);

  useEffect(() => {
    if (!hasAnswer || prefersReducedData()) return;
    let outdated = false;
    prefetch(async () => {
      const named = { ...answers, businessName: businessName.trim() || nameless };
      const { report } = await (await audit()).generate(named, { withoutAi: true });
      if (!outdated) setReport(report);
    });
    return () => {
      outdated = true;
    };
  }, [audit, answers, businessName, hasAnswer]);

  return hasAnswer ? report : undefined;
}
