import { caseStudies } from '../knowledge/caseStudies/caseStudies.ts';
import { isOffered, subOfferingBriefs } from '../knowledge/offerings/briefs.ts';
import { fold } from './plainText.ts';
import { readChallenge } from './reading/readChallenge.ts';
import { type AreaItem, areaItems, type SolutionBasis } from './templates/areaItems.content.ts';
import { moreItems } from './templates/moreItems.content.ts';
import type { Solution } from './types.ts';

const templates = new Map<string, AreaItem>(
  [...Object.values(areaItems).flat(), ...Object.values(moreItems)].map((item) => [
    item.solution.title,
    item,
  ]),
);

/** Patterns for the names of services and solutions, for a text from `fold`. The first match is used. */
const offeringPatterns: readonly (readonly [pattern: RegExp, offering: SolutionBasis['offering']])[] = [
  [
    /\bvoice (?:ai )?(?:agent|assistant|bot)|\b(?:tele)?phone (?:agent|assistant|bot)|φωνητικ/,
    'voice-agents',
  ],
  [/\bchat ?-?bot|\b(?:website|web|virtual|chat) assistant|ψηφιακ\S+ βοηθ/, 'chatbots'],
  [/\bmarketing automation|\bemail campaign/, 'marketing-automation'],
  [/\bcloud migration|\b(?:move|migrat\w+) to the cloud/, 'cloud-migration'],
  [/\bit (?:strategy|roadmap|map)\b/, 'enterprise-it-strategy'],
  [/\bdashboard|\banalytics\b/, 'data-analytics'],
  [/\bnew website\b|\bonline booking|\bbooking (?:site|page|portal)/, 'digital-presence'],
  [/\bai (?:consultancy|strategy|workshop)\b/, 'consultancy'],
  [/\bai automation\b|\blanguage model/, 'ai-automation'],
  [/\bprocess automation\b|\brobotic process/, 'process-automation'],
];

const offeringNamedIn = (text: string) => offeringPatterns.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Finds the price list entry and the case for a solution. A solution from a template has its own. For any
 * other solution, the title decides, or the description if the title names nothing. Returns `null` if neither names a
 * service or a known task.
 */
export function basisOf({
  title,
  description,
}: Pick<Solution, 'title' | 'description'>): SolutionBasis | null {
  const template = templates.get(title);
  const basis = template?.basis ?? basisNamedIn(title) ?? basisNamedIn(description);
  return basis && isOffered(basis.offering) ? basis : null;
}

function basisNamedIn(text: string): SolutionBasis | null {
  const offering = offeringNamedIn(fold(text));
  const basis = readChallenge(text)[0]?.basis;
  if (!offering || offering === basis?.offering) return basis ?? null;
  const service = subOfferingBriefs.find(({ id }) => id === offering)?.parent ?? offering;
  const study = caseStudies.find(({ slug }) => slug === basis?.caseStudy);
  return {
    offering,
    // The smallest example of AI automation is a trial. No system runs after it, so the usual example is used.
    example: offering === 'ai-automation' ? 'usual' : 'small',
    ...(study?.services.some((id) => id === service) ? { caseStudy: study.slug } : {}),
  };
}
