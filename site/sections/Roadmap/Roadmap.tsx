import { Heading, Text } from '#design-system';
import * as styles from './Roadmap.css.ts';
import { arrived, arriving, mapBox, switchedOff, systemPaths, yearLines } from './roadmapPaths.ts';

/** One part of the way. */
export interface RoadmapPart {
  /** "Year 1". */
  readonly when: string;
  readonly title: string;
  readonly text: string;
  /** What the client holds by then. */
  readonly held?: string | undefined;
}

export interface RoadmapProps {
  /** What the drawing shows, for those who do not see it. */
  readonly label: string;
  /** What a line, a ring and a dot stand for. */
  readonly legend: { readonly lane: string; readonly off: string; readonly stays: string };
  /** Under the name of a year: "9 systems". */
  readonly counted: (systems: number) => string;
  /** Examples of systems: three that are switched off, then four that stay; `label` tells them too. */
  readonly systems: readonly string[];
  /** Today and three years. */
  readonly parts: readonly [RoadmapPart, RoadmapPart, RoadmapPart, RoadmapPart];
}

/** How many systems there are in the parts that say so: the first and the last. */
const counts: Readonly<Record<number, number>> = { 0: systemPaths.length, 3: arriving };

/**
 * Three years of systems along lanes: many that cross today, few and straight at the end. For this story
 * only; a history is a `Timeline`.
 */
export function Roadmap({ label, legend, counted, systems, parts }: RoadmapProps) {
  return (
    <div>
      <ul className={styles.legend}>
        {(['lane', 'off', 'stays'] as const).map((sign) => (
          <li key={sign} className={styles.sign}>
            <svg viewBox="0 0 28 14" aria-hidden="true" focusable="false" className={styles.signDrawing}>
              <path d={sign === 'lane' ? 'M0 7H28' : 'M0 7H20'} className={styles.lane} />
              {sign !== 'lane' && <path d="M20 7h0" className={sign === 'off' ? styles.end : styles.done} />}
              {sign === 'off' && <path d="M20 7h0" className={styles.hole} />}
            </svg>
            {legend[sign]}
          </li>
        ))}
      </ul>
      <div className={styles.marks} aria-hidden="true">
        {parts.map(({ when }, part) => (
          <span key={when} className={styles.mark}>
            {when}
            {counts[part] !== undefined && <span className={styles.count}>{counted(counts[part])}</span>}
          </span>
        ))}
      </div>
      <div className={styles.named}>
        <svg
          viewBox={`0 0 ${mapBox.width} ${mapBox.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
          focusable="false"
          className={styles.drawing}
        >
          {yearLines.map((x) => (
            <path key={x} d={`M${x} 0V${mapBox.height}`} className={styles.year} />
          ))}
          {systemPaths.map((path) => (
            <path key={path} d={path} className={styles.lane} />
          ))}
          <path d={switchedOff} className={styles.end} />
          <path d={switchedOff} className={styles.hole} />
          <path d={arrived} className={styles.done} />
        </svg>
        {systems.map((system) => (
          <span key={system} aria-hidden="true">
            {system}
          </span>
        ))}
      </div>
      <ol className={styles.years}>
        {parts.map(({ when, title, text, held }) => (
          <li key={when} className={styles.part}>
            <p className={styles.when}>{when}</p>
            <Heading level={3} size="h4">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
            {held && <Text className={styles.held}>{held}</Text>}
          </li>
        ))}
      </ol>
    </div>
  );
}
