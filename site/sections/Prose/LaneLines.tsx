import * as styles from './Lane.css.ts';
import { type Direction, lanePath, laneWidth, lostBehind, type Station, sideOf } from './lanePath.ts';

export interface LaneLinesProps {
  readonly stations: readonly Station[];
  /** The station that the lines come from. */
  readonly index: number;
  readonly direction: Direction;
  readonly className: string;
}

/** The lines from a station of a lane to the next, as long as the way is. Crosses keep their shape, and what has a name bears it where there is room. */
export function LaneLines({ stations, index, direction, className }: LaneLinesProps) {
  const width = laneWidth(stations, direction);
  const across = direction === 'across';
  return (
    <svg aria-hidden="true" {...(across ? { height: width } : { width })} className={className}>
      <svg
        aria-hidden="true"
        viewBox={across ? `0 0 100 ${width}` : `0 0 ${width} 100`}
        preserveAspectRatio="none"
        className={styles.unclipped}
      >
        <path d={lanePath(stations, index, width, direction)} className={styles.line} />
      </svg>
      {lostBehind(stations, index).map(({ line, at, name }) => {
        const side = sideOf(line, width, direction);
        const place = across ? { x: `${at}%`, y: side } : { x: side, y: `${at}%` };
        return (
          <svg key={line} aria-hidden="true" {...place} className={styles.unclipped}>
            <path d="M-4-4 4 4M4-4-4 4" />
            {across && name && (
              <text x="11" y="5" className={styles.lostName}>
                {name}
              </text>
            )}
          </svg>
        );
      })}
    </svg>
  );
}
