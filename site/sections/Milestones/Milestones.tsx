import { Heading, Link, Text } from '#design-system';

import * as styles from './Milestones.css.ts';

/** One year of the company and its main change. */
export interface Milestone {
  readonly year: number;
  readonly title: string;
  readonly description: string;
  /** Page with the details. If set, the title links to it. */
  readonly href?: string | undefined;
}

export interface MilestonesProps {
  /** Oldest year first. The line ends at the last year. */
  readonly milestones: readonly Milestone[];
}

/**
 * The years of a company along a copper line.
 *
 * **Not this?** Use `Timeline` for steps.
 */
export const Milestones = ({ milestones }: MilestonesProps) => (
  <ol className={styles.milestones}>
    {milestones.map(({ year, title, description, href }) => {
      const yearLabel = <p className={styles.year}>{year}</p>;
      return (
        <li key={year} className={styles.milestone}>
          {!href && yearLabel}
          <div className={styles.change}>
            <Heading level={3} size="h4">
              {href ? (
                <Link href={href} className={styles.title}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </Heading>
            <Text tone="muted" measure>
              {description}
            </Text>
          </div>
          {href && yearLabel}
        </li>
      );
    })}
  </ol>
);
