import { useEffect, useState } from 'react';

import { type AuditFormData, type AuditReport, useServices } from '#services';
import { prefersReducedData, prefetch } from '#site/routing/prefetch.ts';

/** Name of the business in the report until the visitor gives one. */
const fallbackName = 'your company';

/**
 * Returns a report made from templates with the answers so far. Nothing is sent. Returns `undefined` before the first
 * answer that the report uses, and while the code is loading. If the browser is set to save data, it always returns
 * `undefined`.
 */
export function useDraftReport(answers: AuditFormData): AuditReport | undefined {
  const { audit } = useServices();
  const [report, setReport] = useState<AuditReport>();
  const { businessName, industry, companySize, areasOfInterest } = answers;
  const hasText = [businessName, industry, companySize].some((answer) => answer.trim() !== '');
  const hasAnswer = hasText || Object.values(areasOfInterest).includes(true);

  useEffect(() => {
    if (!hasAnswer || prefersReducedData()) return;
    let outdated = false;
    prefetch(async () => {
      const named = { ...answers, businessName: businessName.trim() || fallbackName };
      const { report } = await (await audit()).generate(named, { withoutAi: true });
      if (!outdated) setReport(report);
    });
    return () => {
      outdated = true;
    };
  }, [audit, answers, businessName, hasAnswer]);

  return hasAnswer ? report : undefined;
}
