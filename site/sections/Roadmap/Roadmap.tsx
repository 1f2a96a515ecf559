import { clsx } from 'clsx';

import { Heading, Text } from '#design-system';
import * as styles from './Roadmap.css.ts';
import * as names from './roadmapNames.css.ts';
import {
  arrivals,
  arrived,
  boxes,
  ends,
  straight,
  switchedOff,
  systemPaths,
  tangle,
} from './roadmapPaths.ts';
import * as signs from './signs.css.ts';

/** One year of the way. */
export interface RoadmapYear {
  /** "Year 1". */
  readonly when: string;
  readonly title: string;
  readonly text: string;
  /** What the client holds by then. */
  readonly held: string;
}

export interface RoadmapProps {
  /** What the drawing shows, for those who do not see it. */
  readonly label: string;
  /** Over the part before the first year. */
  readonly today: string;
  /** "9 systems": beside the first and the last part. */
  readonly counted: (systems: number) => string;
  /** The systems of today, one for each lane from above. */
  readonly systems: readonly string[];
  /** What becomes of the first that is switched off, after its name: "off in May". */
  readonly callout: string;
  /** What is still in use in the end, from above. */
  readonly results: readonly string[];
  /** A claim about all three years. */
  readonly title: string;
  readonly lead: string;
  readonly years: readonly [RoadmapYear, RoadmapYear, RoadmapYear];
}

/**
 * Three years of systems along lanes, each year told below its line: many that cross today, few and straight at the end.
 * For this story only; a history is a `Timeline`.
 */
export function Roadmap(props: RoadmapProps) {
  const { label, today, counted, systems, callout, results, title, lead, years } = props;
  const { today: before, years: after } = boxes;
  return (
    <div className={styles.roadmap}>
      <div className={styles.map}>
        <div className={styles.marks} aria-hidden="true">
          <span className={styles.mark}>
            {today}
            <span className={styles.count}>{counted(systems.length)}</span>
          </span>
          {years.map(({ when }, year) => (
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
          <path d={switchedOff} className={signs.end} />
          <path d={switchedOff} className={signs.hole} />
          <path d={arrived} className={signs.done} />
        </svg>
        <div className={names.systems} aria-hidden="true">
          {systems.map((system) => (
            <span key={system} className={names.name}>
              {system}
            </span>
          ))}
        </div>
        <div className={names.off} aria-hidden="true">
          {ends.map(({ lane }, index) => (
            <span key={lane} className={names.name}>
              <span className={names.again}>{`${systems[lane]}${index === 0 ? ': ' : ''}`}</span>
              {index === 0 && callout}
            </span>
          ))}
        </div>
        <div className={names.results} aria-hidden="true">
          {results.map((result) => (
            <span key={result} className={names.name}>
              {result}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.words}>
        <div className={styles.claim}>
          <Heading level={2} size="h3">
            {title}
          </Heading>
          <Text tone="muted">{lead}</Text>
        </div>
        <ol className={styles.years}>
          {years.map(({ when, title, text, held }) => (
            <li key={when} className={styles.year}>
              <div className={styles.yearHead}>
                <p className={styles.when}>{when}</p>
                <Heading level={3} size="h4">
                  {title}
                </Heading>
              </div>
              <Text tone="muted" className={styles.told}>
                {text}
              </Text>
              <Text className={styles.held}>{held}</Text>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
