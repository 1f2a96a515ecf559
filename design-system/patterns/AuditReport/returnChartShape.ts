import { effortLevel } from '../EffortMeter/effortLevel.ts';
import type { ReportSolution } from './ReportItem.ts';

/** Size of the chart, and the edges of its drawing area, in SVG units. */
export const chartBox = { width: 320, height: 176, left: 46, right: 316, top: 24, bottom: 148 } as const;

/** Position of a solution in the chart. */
export interface ChartPlace {
  readonly solution: ReportSolution;
  /** Number of the solution in the report, from 1. */
  readonly number: number;
  readonly x: number;
  /** Vertical positions of the highest and of the lowest return. */
  readonly high: number;
  readonly low: number;
}

/** Horizontal line of the chart: a return in percent of the cost, and its vertical position. */
export interface ChartLine {
  readonly percent: number;
  readonly y: number;
}

/** Shapes of the chart. */
export interface ReturnChartShape {
  readonly places: readonly ChartPlace[];
  /** Lines from 0 % up to the highest return. */
  readonly lines: readonly ChartLine[];
}

const { left, right, top, bottom } = chartBox;
const columnWidth = (right - left) / 3;

/** Returns the middle of the column for an effort: 1 is little, 2 is medium, 3 is much. */
export const columnMiddle = (effort: number): number => left + columnWidth * (effort - 0.5);

/** Whether the author gave the effort and the return of a solution, and the return is a valid range. */
const isDrawable = ({ range, usual = [] }: ReportSolution) =>
  !usual.includes('difficulty') &&
  !usual.includes('roi') &&
  range !== undefined &&
  range.low >= 0 &&
  range.low <= range.high &&
  range.high > 0 &&
  range.high < Infinity;

/**
 * Returns the shapes of the chart: effort from left to right, return from bottom to top. It leaves out solutions
 * without a known effort or a valid range. Returns `null` if fewer than two solutions remain, because there is nothing
 * to compare.
 */
export function returnChart(solutions: readonly ReportSolution[]): ReturnChartShape | null {
  const charted = solutions.flatMap((solution, index) => {
    const effort = effortLevel(solution.difficulty);
    return effort && isDrawable(solution) ? [{ solution, number: index + 1, effort }] : [];
  });
  if (charted.length < 2) return null;
  const maxPercent =
    Math.ceil(Math.max(...charted.map(({ solution }) => solution.range?.high ?? 0)) / 100) * 100;
  /** Returns the vertical position of a return. */
  const yAt = (percent: number) => bottom - ((bottom - top) * percent) / maxPercent;
  const places = charted.map(({ solution, number, effort }) => {
    const column = charted.filter((other) => other.effort === effort);
    const placeInColumn = column.findIndex((other) => other.number === number) + 1;
    return {
      solution,
      number,
      x: left + columnWidth * (effort - 1 + placeInColumn / (column.length + 1)),
      high: yAt(solution.range?.high ?? 0),
      low: yAt(solution.range?.low ?? 0),
    };
  });
  return { places, lines: [0, maxPercent / 2, maxPercent].map((percent) => ({ percent, y: yAt(percent) })) };
}
