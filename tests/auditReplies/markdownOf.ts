import type { AuditReport } from '#services';

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
