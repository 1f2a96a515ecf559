import { effortLevel } from '../EffortMeter/effortLevel.ts';
import type { ReportSolution } from './ReportItem.ts';

/** Order of the solutions. `written`: as in the report. `priority`: highest first. `effort`: easiest first. */
export type SolutionOrder = 'written' | 'priority' | 'effort';

/** Ranks of the known priorities. Any other priority comes last. */
const ranks = new Map<string, number>(Object.entries({ High: 0, Medium: 1, Low: 2 }));

const weigh: Record<SolutionOrder, (solution: ReportSolution) => number> = {
  written: () => 0,
  priority: ({ priority }) => ranks.get(priority) ?? Number.POSITIVE_INFINITY,
  effort: ({ difficulty }) => effortLevel(difficulty) ?? Number.POSITIVE_INFINITY,
};

/** Returns the solutions in `order`. Solutions with the same rank stay in the order of the report. */
export const sortSolutions = (solutions: readonly ReportSolution[], order: SolutionOrder) =>
  solutions.toSorted((one, other) => weigh[order](one) - weigh[order](other) || 0);
