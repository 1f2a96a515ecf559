import { effortLevel } from '../EffortMeter/effortLevel.ts';
import type { ReportSolution } from './ReportItem.ts';

/** Size of the chart in its own units, and the area for the solutions. */
export const chartBox = { width: 320, height: 176, left: 46, right: 316, top: 24, bottom: 148 } as const;

/** A solution in the drawing. */
export interface ChartPlace {
  readonly solution: ReportSolution;
  /** Number of the solution in the report, from 1. */
  readonly number: number;
  readonly x: number;
  /** Positions of its highest and its lowest return. */
  readonly high: number;
  readonly low: number;
}

/** A return in percent of the cost, and where it is. */
export interface ChartLine {
  readonly percent: number;
  readonly y: number;
}

/** Effort against return. */
export interface ReturnChartShape {
  readonly places: readonly ChartPlace[];
  /** From nothing to the most. */
  readonly lines: readonly ChartLine[];
}

const { left, right, top, bottom } = chartBox;
const columnWidth = (right - left) / 3;

/** The middle of the column of an effort: 1 little, 2 medium, 3 much. */
export const columnMiddle = (effort: number): number => left + columnWidth * (effort - 0.5);

const isDrawable = ({ range, difficulty, usual = [] }: ReportSolution) =>
  effortLevel(difficulty) !== undefined &&
  !usual.includes('difficulty') &&
  !usual.includes('roi') &&
  range !== undefined &&
  range.low >= 0 &&
  range.low <= range.high &&
  range.high > 0 &&
  range.high < Infinity;

/**
 * Solutions by effort, from the left, and by return, upwards; solutions without an effort or a range are left out.
 * `null` with fewer than two, as there is nothing to compare.
 */
export function returnChart(solutions: readonly ReportSolution[]): ReturnChartShape | null {
  const drawn = solutions
    .map((solution, index) => ({
      solution,
      number: index + 1,
      effort: effortLevel(solution.difficulty) ?? 2,
    }))
    .filter(({ solution }) => isDrawable(solution));
  if (drawn.length < 2) return null;
  const most = Math.ceil(Math.max(...drawn.map(({ solution }) => solution.range?.high ?? 0)) / 100) * 100;
  const y = (percent: number) => bottom - ((bottom - top) * percent) / most;
  const places = drawn.map(({ solution, number, effort }) => {
    const column = drawn.filter((other) => other.effort === effort);
    const place = column.findIndex((other) => other.number === number) + 1;
    return {
      solution,
      number,
      x: left + columnWidth * (effort - 1 + place / (column.length + 1)),
      high: y(solution.range?.high ?? 0),
      low: y(solution.range?.low ?? 0),
    };
  });
  return { places, lines: [0, most / 2, most].map((percent) => ({ percent, y: y(percent) })) };
}
