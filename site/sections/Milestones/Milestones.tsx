import { Heading, Link, Text } from '#design-system';

import * as styles from './Milestones.css.ts';

/** A year and what it changed. */
export interface Milestone {
  readonly year: number;
  readonly title: string;
  readonly description: string;
  /** The page with the details; its title is the link. */
  readonly href?: string | undefined;
}

export interface MilestonesProps {
  /** Oldest first; the last one is the end of the lane. */
  readonly milestones: readonly Milestone[];
}

/**
 * The years of a company along a copper lane.
 *
 * **Not this?** Steps of one size are a `Timeline`.
 */
export const Milestones = ({ milestones }: MilestonesProps) => (
  <ol className={styles.milestones}>
    {milestones.map(({ year, title, description, href }) => {
      const when = <p className={styles.year}>{year}</p>;
      return (
        <li key={year} className={styles.milestone}>
          {!href && when}
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
          {href && when}
        </li>
      );
    })}
  </ol>
);
