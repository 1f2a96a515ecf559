'use client';

import { useId } from 'react';

import * as ink from '../../graphics/ink.css.ts';
import * as english from '../../labels/englishReport.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import type { ReportSolution } from './ReportItem.ts';
import * as styles from './ReturnChart.css.ts';
import { chartBox, columnMiddle, returnChart } from './returnChartShape.ts';

interface ReturnChartProps {
  readonly solutions: readonly ReportSolution[];
}

type Shape = NonNullable<ReturnType<typeof returnChart>>;

/** Horizontal lines with their percentages, and the efforts below the columns. */
function Scales({ lines, efforts }: { readonly lines: Shape['lines']; readonly efforts: readonly string[] }) {
  const { left, right, bottom } = chartBox;
  return (
    <>
      {lines.map(({ percent, y }) => (
        <g key={percent}>
          <line x1={left} y1={y} x2={right} y2={y} className={styles.gridLine} />
          <text x={left - 8} y={y + 4} textAnchor="end" className={styles.scale}>
            {percent}%
          </text>
        </g>
      ))}
      {efforts.map((effort, index) => (
        <text
          key={effort}
          x={columnMiddle(index + 1)}
          y={bottom + 22}
          textAnchor="middle"
          className={styles.scale}
        >
          {effort}
        </text>
      ))}
    </>
  );
}

/** Chart of the effort and the return of each solution. Renders nothing if fewer than two solutions can be compared. */
export function ReturnChart({ solutions }: ReturnChartProps) {
  const labels = useLabels('report', english.report);
  const captionId = useId();
  const shape = returnChart(solutions);
  if (!shape) return null;
  const descriptions = shape.places.map(
    ({ number, solution: { title, difficulty, roi } }) =>
      `${number}. ${title}: ${labels.effort} ${difficulty}, ${labels.roi(roi)}`,
  );
  return (
    <figure aria-labelledby={captionId} className={styles.chart}>
      <figcaption id={captionId} className={styles.caption}>
        {labels.chart.title}
      </figcaption>
      <svg
        viewBox={`0 0 ${chartBox.width} ${chartBox.height}`}
        className={styles.drawing}
        role="img"
        aria-label={descriptions.join('; ')}
        focusable="false"
      >
        <Scales lines={shape.lines} efforts={labels.chart.efforts} />
        {shape.places.map(({ number, x, high, low }) => (
          <g key={number}>
            <line x1={x} y1={low} x2={x} y2={high} className={ink.lane} />
            <circle cx={x} cy={high} r="4.5" className={ink.done} />
            <text x={x} y={high - 9} textAnchor="middle" className={styles.number}>
              {number}
            </text>
          </g>
        ))}
      </svg>
      <ol className={styles.key} aria-hidden="true">
        {shape.places.map(({ number, solution }) => (
          <li key={number} className={styles.keyEntry}>
            <span className={styles.keyNumber}>{number}</span>
            <span dir="auto">{solution.title}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
