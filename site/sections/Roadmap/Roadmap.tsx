import { Heading, Text } from '#design-system';
import * as styles from './Roadmap.css.ts';
import { arrived, mapBox, switchedOff, systemPaths, yearLines } from './roadmapPaths.ts';

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
  /** Today and three years. */
  readonly parts: readonly [RoadmapPart, RoadmapPart, RoadmapPart, RoadmapPart];
}

/**
 * Three years of systems along lanes: many that cross today, few and straight at the end. For this story
 * only; a history is a `Timeline`.
 */
export function Roadmap({ label, parts }: RoadmapProps) {
  return (
    <div>
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
      <ol className={styles.years}>
        {parts.map(({ when, title, text, held }) => (
          <li key={when} className={styles.part}>
            <p className={styles.when}>{when}</p>
            <Heading level={3} size="h4">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
            {held && (
              <Text size="small" className={styles.held}>
                {held}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
