import { isOffered } from '../../knowledge/offerings/briefs.ts';
import { readChallenge } from '../reading/readChallenge.ts';
import { solutionDefaults } from '../reportLimits.ts';
import type { AuditFormData, AuditReport, Opportunity, Solution } from '../types.ts';
import { type AreaItem, areaItems } from './areaItems.content.ts';
import { type AuditContext, auditContext } from './auditContext.ts';
import { templateSummary } from './templateSummary.ts';

/** Return and priority of the three solutions, in their order. */
const ranks = [
  { roi: '200-300%', priority: 'High' },
  { roi: '150-200%', priority: 'Medium' },
  { roi: '180-250%', priority: 'Medium' },
] as const;

/** Areas used if the visitor ticked none. */
const anyArea = ['operations', 'customerService', 'other'] as const;

/**
 * Selects three items. First come the tasks that the challenge mentions. Then comes the first item of each chosen area,
 * then each second item. Where possible, an added item belongs to another service than the mentioned tasks.
 */
function itemsFor({ areas, challenge }: AuditContext): readonly AreaItem[] {
  const named = readChallenge(challenge);
  const chosen = areas.length > 0 ? areas : anyArea;
  const others = [0, 1, 2].flatMap((round) => chosen.map((area) => areaItems[area][round]));
  const services = new Set(named.map(({ basis }) => basis.offering));
  const isNew = (item: AreaItem | undefined) => item && !services.has(item.basis.offering);
  const candidates = [...named, ...others.filter(isNew), ...others, ...Object.values(areaItems).flat()];
  return [...new Set(candidates)]
    .filter((item) => item !== undefined)
    .filter(({ basis }) => isOffered(basis.offering))
    .slice(0, 3);
}

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
