import { effortLevel } from '../EffortMeter/effortLevel.ts';
import type { ReportSolution } from './ReportItem.ts';

/** Order of the solutions. `written`: as in the report. `priority`: highest first. `effort`: easiest first. */
export type SolutionOrder = 'written' | 'priority' | 'effort';

/** Ranks of the known priorities. */
const priorityRanks = new Map<string, number>(Object.entries({ High: 0, Medium: 1, Low: 2 }));

/** Rank of an unknown priority or effort. */
const lastRank = Number.MAX_SAFE_INTEGER;

const rankBy: Record<SolutionOrder, (solution: ReportSolution) => number> = {
  written: () => 0,
  priority: ({ priority }) => priorityRanks.get(priority) ?? lastRank,
  effort: ({ difficulty }) => effortLevel(difficulty) ?? lastRank,
};

/** Returns the solutions in `order`. Solutions with the same rank stay in the order of the report. */
export const sortSolutions = (solutions: readonly ReportSolution[], order: SolutionOrder) =>
  solutions.toSorted((one, other) => rankBy[order](one) - rankBy[order](other));
