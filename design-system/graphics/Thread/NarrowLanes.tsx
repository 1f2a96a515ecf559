import { clsx } from 'clsx';

import * as ink from '../ink.css.ts';
import { narrowBox, narrowLane, narrowMark } from './narrowPaths.ts';
import * as styles from './Thread.css.ts';

const radius = 14;
const corner = `M0 ${-radius}C0 ${-0.45 * radius} ${0.45 * radius} 0 ${radius} 0`;

interface NarrowLanesProps {
  readonly lanes: number;
  /** They draw themselves. @default true */
  readonly drawn?: boolean;
}

/**
 * The lanes beside the labels on phones: each goes down to its row and turns. In per cent of the rows' height instead
 * of a view box, so that the lanes meet their labels at every size of text.
 */
export function NarrowLanes({ lanes, drawn: draws = true }: NarrowLanesProps) {
  const end = `${narrowMark.laneEnd}%`;
  return (
    <svg className={clsx(styles.laneDrawing, styles.onNarrow)} aria-hidden="true" focusable="false">
      {Array.from({ length: lanes }, (_, row) => {
        // The lane on the right turns first, so that none crosses another.
        const x = `${(100 * narrowLane(lanes - 1 - row, lanes)) / narrowBox.width}%`;
        const y = `${(100 * (row + 0.5)) / lanes}%`;
        const drawn = clsx(ink.lane, draws && ink.laneDrawn[row]);
        return (
          <g key={x}>
            <line
              x1={x}
              y1="0"
              x2={x}
              y2={y}
              transform={`translate(0 ${-radius})`}
              pathLength="1"
              className={drawn}
            />
            <svg x={x} y={y} overflow="visible" aria-hidden="true">
              <path d={corner} pathLength="1" className={drawn} />
            </svg>
            <line
              x1={x}
              y1={y}
              x2={end}
              y2={y}
              pathLength="1"
              transform={`translate(${radius} 0)`}
              className={drawn}
            />
            <svg x={end} y={y} overflow="visible" aria-hidden="true">
              <circle cx={radius} r="5" className={clsx(ink.done, draws && ink.endAppears[row])} />
            </svg>
          </g>
        );
      })}
    </svg>
  );
}
