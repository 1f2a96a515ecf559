import { type AuditArea, type AuditFormData, maxAnswerLengths } from '#services';
import { type Automation, automations, readBasis } from '#services/knowledge';

import { savingsOf } from './savingsOf.ts';

export { filled } from './savings.content.ts';

const areas: Readonly<Record<Automation['area'], AuditArea>> = {
  'Customer service': 'customerService',
  Sales: 'sales',
  Operations: 'operations',
  Finance: 'finance',
  HR: 'hr',
  Marketing: 'other',
};

const sentenceStart = 'What takes up our week: ';
const unitOf = ({ basis }: Automation) => readBasis(basis).unit;
const units: ReadonlySet<string> = new Set(automations.map(unitOf));

/** Whether `fillAudit` wrote this paragraph and nobody has edited it since. */
const isGenerated = (paragraph: string) =>
  paragraph.startsWith(sentenceStart) &&
  paragraph
    .slice(sentenceStart.length)
    .replace(/\.$/, '')
    .split(/, | and /)
    .every((unit) => units.has(unit));

/**
 * Returns the answers with the areas of these automations ticked, and with a sentence about them in the challenge.
 * The sentence replaces that of an earlier choice. The visitor's own text and ticks stay. If the challenge would be
 * too long, its text does not change.
 */
export function fillAudit(answers: AuditFormData, ids: readonly string[]): AuditFormData {
  const { automations: chosen } = savingsOf(ids);
  if (chosen.length === 0) return answers;
  const sentence = `${sentenceStart}${new Intl.ListFormat('en-GB').format(chosen.map(unitOf))}.`;
  const { challengeDescription } = answers;
  const visitorText = challengeDescription
    .split('\n\n')
    .filter((paragraph) => !isGenerated(paragraph))
    .join('\n\n');
  const filled = [...(visitorText.trim() === '' ? [] : [visitorText]), sentence].join('\n\n');
  return {
    ...answers,
    areasOfInterest: {
      ...answers.areasOfInterest,
      ...Object.fromEntries(chosen.map(({ area }) => [areas[area], true] as const)),
    },
    challengeDescription:
      filled.length <= maxAnswerLengths.challengeDescription ? filled : challengeDescription,
  };
}
