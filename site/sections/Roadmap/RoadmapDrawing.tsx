import { clsx } from 'clsx';

import * as styles from './RoadmapDrawing.css.ts';
import * as names from './roadmapNames.css.ts';
import {
  arrivalDots,
  arrivals,
  boxes,
  mergerDots,
  straight,
  switchOffDots,
  systemPaths,
  tangle,
} from './roadmapPaths.ts';
import * as signs from './signs.css.ts';

/** Text beside the ring of a system that is switched off. */
export interface Callout {
  /** Month and saving: "May: saves €40 a month". */
  readonly saving: string;
  /** Price and owner of the work: "€400, office". */
  readonly cost: string;
}

export interface RoadmapDrawingProps {
  /** Accessible name of the drawing. */
  readonly label: string;
  /** Name of the part before the first year. */
  readonly today: string;
  /** Names of the three years. */
  readonly years: readonly string[];
  /** Returns the label for a number of systems, "9 systems", for the first part and the last year. */
  readonly systemCount: (count: number) => string;
  /** Systems of today, in the order of their lanes from the top. */
  readonly systems: readonly string[];
  /** Texts beside the systems that are switched off, from the top. */
  readonly callouts: readonly Callout[];
  /** Price and owner of each merger, from the top: "€2,400, sales". */
  readonly mergerCosts: readonly string[];
  /** Systems in use at the end, from the top. */
  readonly results: readonly string[];
}

/**
 * Drawing of a `Roadmap`. Each line has its name at the beginning and at the end. In a narrow drawing the lines of
 * today are straight, and the names stand above the lines.
 */
export function RoadmapDrawing(props: RoadmapDrawingProps) {
  const { label, today, years, systemCount, systems, callouts, mergerCosts, results } = props;
  const { today: todayBox, years: yearsBox } = boxes;
  return (
    <div className={styles.map}>
      <div className={styles.partNames} aria-hidden="true">
        <span className={styles.partName}>
          {today}
          <span className={styles.count}>{systemCount(systems.length)}</span>
        </span>
        {years.map((when, year) => (
          <span key={when} className={styles.partName}>
            {when}
            {year === 2 && <span className={styles.count}>{systemCount(arrivals.length)}</span>}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${todayBox.width} ${todayBox.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        className={styles.beginning}
      >
        <path d={tangle} className={clsx(signs.lane, styles.tangled)} />
        <path d={straight} className={clsx(signs.lane, styles.straight)} />
      </svg>
      <svg
        viewBox={`0 0 ${yearsBox.width} ${yearsBox.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        focusable="false"
        className={styles.lanes}
      >
        <path d={systemPaths.join('')} className={signs.lane} />
        <path d={mergerDots} className={signs.join} />
        <path d={switchOffDots} className={signs.end} />
        <path d={switchOffDots} className={signs.hole} />
        <path d={arrivalDots} className={signs.done} />
      </svg>
      <Names of={systems} className={names.systems} />
      <Names of={systems} className={names.systemsAgain} />
      <div className={names.switchedOff} aria-hidden="true">
        {callouts.map(({ saving, cost }) => (
          <span key={cost} className={clsx(names.name, names.callout)}>
            <span className={names.when}>{saving}</span>
            <span>{cost}</span>
          </span>
        ))}
      </div>
      <Names of={mergerCosts} className={names.mergerCosts} />
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
