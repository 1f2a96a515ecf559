import { effortLevel } from '../EffortMeter/effortLevel.ts';
import type { ReportSolution } from './ReportItem.ts';

/** `written`: as the report has them. `priority`: highest first. `effort`: easiest first. */
export type SolutionOrder = 'written' | 'priority' | 'effort';

/** Any other priority has no rank and comes last. */
const ranks = new Map<string, number>(Object.entries({ High: 0, Medium: 1, Low: 2 }));

const weigh: Record<SolutionOrder, (solution: ReportSolution) => number> = {
  written: () => 0,
  priority: ({ priority }) => ranks.get(priority) ?? Number.POSITIVE_INFINITY,
  effort: ({ difficulty }) => effortLevel(difficulty) ?? Number.POSITIVE_INFINITY,
};

/** The solutions in an order; equal ones stay as the report has them. */
export const sortSolutions = (solutions: readonly ReportSolution[], order: SolutionOrder) =>
  solutions.toSorted((one, other) => weigh[order](one) - weigh[order](other) || 0);
