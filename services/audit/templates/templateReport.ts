import { readChallenge } from '../reading/readChallenge.ts';
import { solutionDefaults } from '../reportLimits.ts';
import type { AuditFormData, AuditReport, Opportunity, Solution } from '../types.ts';
import { type AuditContext, auditContext } from './auditContext.ts';
import { ranks } from './ranks.ts';
import { selectItems } from './selectItems.ts';
import { templateSummary } from './templateSummary.ts';

/** Selects three items, first those of the tasks that the challenge mentions. */
const itemsFor = ({ areas, challenge }: AuditContext) => selectItems(readChallenge(challenge), areas);

/** Three opportunities for the chosen areas. */
export function templateOpportunities(formData: AuditFormData | null): readonly Opportunity[] {
  return itemsFor(auditContext(formData)).map(({ opportunity }) => opportunity);
}

/** Three solutions for the chosen areas, with the prescribed ranges of return. */
export function templateSolutions(formData: AuditFormData | null): readonly Solution[] {
  return itemsFor(auditContext(formData)).map(({ solution: { title, description, difficulty } }, index) => ({
    ...solutionDefaults,
    ...ranks[index],
    title,
    description,
    implementationDifficulty: difficulty,
  }));
}

/**
 * Prepares a report for these answers without a model. Without a business name it is the default report: "Your
 * Business", "General", "Small to Medium".
 */
export function templateReport(formData: AuditFormData | null): AuditReport {
  return {
    executiveSummary: templateSummary(auditContext(formData)),
    keyOpportunities: templateOpportunities(formData),
    recommendedSolutions: templateSolutions(formData),
  };
}
