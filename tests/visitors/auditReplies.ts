import type { AuditReport } from '#services';

/** A text with Markdown's characters escaped, as a careful model writes it. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>()#+\-.!|~&:]/g, '\\$&');

const openings: readonly ((business: string) => string)[] = [
  (business) => `The routine work of ${business} can be done by software.`,
  (business) => `Every week ${business} loses hours to paperwork that a program could do.`,
  (business) => `Two days of each week at ${business} go into work that repeats itself.`,
  (business) => `Η επιχείρηση ${business} χάνει ώρες σε εργασίες που επαναλαμβάνονται.`,
];
const titles = [
  'Answer calls at night',
  'Read invoices',
  'Plan the week',
  'Ερωτήσεις πελατών',
  'Chase late payers',
];
const priorities = ['High', 'Medium', 'Low'] as const;
const difficulties = ['Easy', 'Medium', 'Hard'] as const;

const at = <Value>(list: readonly Value[], place: number): Value => {
  const value = list[place % list.length];
  if (value === undefined) throw new Error('The list is empty.');
  return value;
};

/** A report about a business, another one for each number. */
export function reportFor(business: string, number: number): AuditReport {
  return {
    executiveSummary: at(openings, number)(business),
    keyOpportunities: [0, 1, 2].map((place) => ({
      title: at(titles, number + place),
      description: `Staff spend ${2 + ((number + place) % 9)} hours a week on it.`,
    })),
    recommendedSolutions: [0, 1, 2].map((place) => ({
      title: at(titles, number + place + 2),
      description: `A program does step ${place + 1} and asks when it is not sure.`,
      priority: at(priorities, number + place),
      roi: `${60 + ((number + place) % 9) * 10}-${160 + ((number + place) % 9) * 10}%`,
      implementationDifficulty: at(difficulties, number + place),
    })),
  };
}

/** The report as a model writes it in the form the prompt prescribes. */
export function markdownOf(report: AuditReport): string {
  const { executiveSummary, keyOpportunities, recommendedSolutions } = report;
  const opportunities = keyOpportunities.map(
    ({ title, description }, index) => `${index + 1}. **${title}**: ${description}`,
  );
  const solutions = recommendedSolutions.map(
    ({ title, description, priority, roi, implementationDifficulty }, index) =>
      `${index + 1}. **${title}**: ${description}\n   - **Priority:** ${priority}\n   - **ROI:** ${roi}\n   - **Implementation Difficulty:** ${implementationDifficulty}`,
  );
  return `## Executive Summary\n${executiveSummary}\n\n## Key Opportunities\n${opportunities.join('\n')}\n\n## Recommended Solutions\n${solutions.join('\n')}\n`;
}

/** The reply to a prompt: a report about the business it names, in its own spelling. */
export const replyTo = (prompt: string, number: number) =>
  markdownOf(reportFor(escaped(businessIn(prompt)), number));

/** The business as the prompt of the audit names it. */
export const businessIn = (prompt: string) => /^Business name:\n> (.*)$/m.exec(prompt)?.[1] ?? '';
