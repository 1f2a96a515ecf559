import { clsx } from 'clsx';

import * as styles from './RoadmapDrawing.css.ts';
import * as names from './roadmapNames.css.ts';
import {
  arrivals,
  arrived,
  boxes,
  joined,
  straight,
  switchedOff,
  systemPaths,
  tangle,
} from './roadmapPaths.ts';
import * as signs from './signs.css.ts';

/** Text beside a ring. */
export interface SwitchedOff {
  /** "off in May, saves €40 a month". */
  readonly off: string;
  /** Price and owner: "€400, office". */
  readonly cost: string;
}

export interface RoadmapDrawingProps {
  /** Accessible name of the drawing. */
  readonly label: string;
  /** Over the part before the first year. */
  readonly today: string;
  /** Over the three years. */
  readonly years: readonly string[];
  /** "9 systems": beside the first and the last part. */
  readonly counted: (systems: number) => string;
  /** The systems of today, one for each lane from above. */
  readonly systems: readonly string[];
  /** Savings of each system that is switched off, from above. */
  readonly callouts: readonly SwitchedOff[];
  /** The same for systems that merge, from above: "€2,400, sales". */
  readonly merged: readonly string[];
  /** Systems still in use in the end, from above. */
  readonly results: readonly string[];
}

/** The lanes of a `Roadmap`: a name at the beginning and at the end of each; narrow, the names stand over straight lines. */
export function RoadmapDrawing(props: RoadmapDrawingProps) {
  const { label, today, years, counted, systems, callouts, merged, results } = props;
  const { today: before, years: after } = boxes;
  return (
    <div className={styles.map}>
      <div className={styles.marks} aria-hidden="true">
        <span className={styles.mark}>
          {today}
          <span className={styles.count}>{counted(systems.length)}</span>
        </span>
        {years.map((when, year) => (
          <span key={when} className={styles.mark}>
            {when}
            {year === 2 && <span className={styles.count}>{counted(arrivals.length)}</span>}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${before.width} ${before.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        className={styles.beginning}
      >
        <path d={tangle} className={clsx(signs.lane, styles.tangled)} />
        <path d={straight} className={clsx(signs.lane, styles.straight)} />
      </svg>
      <svg
        viewBox={`0 0 ${after.width} ${after.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        focusable="false"
        className={styles.lanes}
      >
        <path d={systemPaths.join('')} className={signs.lane} />
        <path d={joined} className={signs.join} />
        <path d={switchedOff} className={signs.end} />
        <path d={switchedOff} className={signs.hole} />
        <path d={arrived} className={signs.done} />
      </svg>
      <Names of={systems} className={names.systems} />
      <Names of={systems} className={names.again} />
      <div className={names.off} aria-hidden="true">
        {callouts.map(({ off, cost }) => (
          <span key={cost} className={clsx(names.name, names.callout)}>
            <span className={names.when}>{off}</span>
            <span>{cost}</span>
          </span>
        ))}
      </div>
      <Names of={merged} className={names.merged} />
      <Names of={results} className={names.results} />
    </div>
  );
}

const Names = ({ of, className }: { readonly of: readonly string[]; readonly className: string }) => (
  <div className={className} aria-hidden="true">
    {of.map((name) => (
      <span key={name} className={names.name}>
        {name}
      </span>
    ))}
  </div>
);
