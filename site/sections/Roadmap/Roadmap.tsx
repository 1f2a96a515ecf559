import { Heading, Text } from '#design-system';
import * as styles from './Roadmap.css.ts';
import { RoadmapDrawing, type RoadmapDrawingProps } from './RoadmapDrawing.tsx';

/** One year of the roadmap. */
export interface RoadmapYear {
  /** Name of the year: "Year 1". */
  readonly when: string;
  readonly title: string;
  readonly text: string;
  /** Results that the client has at the end of the year. */
  readonly results: string;
}

export interface RoadmapProps extends Omit<RoadmapDrawingProps, 'years'> {
  /** A statement about all three years. */
  readonly title: string;
  readonly lead: string;
  readonly years: readonly [RoadmapYear, RoadmapYear, RoadmapYear];
}

/**
 * Three years of a client's systems as lines: many crossing lines today, few straight lines at the end. Each year has
 * a text. The drawing fits only this content.
 *
 * **Not this?** Use `Timeline` for other steps in time.
 */
export function Roadmap({ title, lead, years, ...drawing }: RoadmapProps) {
  return (
    <div className={styles.roadmap}>
      <RoadmapDrawing {...drawing} years={years.map(({ when }) => when)} />
      <section className={styles.text}>
        <div className={styles.claim}>
          <Heading level={2} size="h3">
            {title}
          </Heading>
          <Text tone="muted">{lead}</Text>
        </div>
        <ol className={styles.years}>
          {years.map(({ when, title, text, results }) => (
            <li key={when} className={styles.year}>
              <div className={styles.yearHead}>
                <p className={styles.yearName}>{when}</p>
                <Heading level={3} size="h4">
                  {title}
                </Heading>
              </div>
              <Text tone="muted" className={styles.yearText}>
                {text}
              </Text>
              <Text className={styles.results}>{results}</Text>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
