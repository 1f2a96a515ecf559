import { clsx } from 'clsx';

import { Heading, Link, Text } from '#design-system';

import * as styles from './Milestones.css.ts';

/** A year and what it changed. */
export interface Milestone {
  readonly year: number;
  readonly title: string;
  readonly description: string;
  /** Whether it is told smaller than the others. @default false */
  readonly minor?: boolean | undefined;
  /** The page that tells it at length; its title is the link. */
  readonly href?: string | undefined;
}

export interface MilestonesProps {
  /** Oldest first; the last one is where the lane has arrived. */
  readonly milestones: readonly Milestone[];
}

/**
 * The years of a company along a copper lane, in two sizes.
 *
 * **Not this?** Steps of one size are a `Timeline`.
 */
export const Milestones = ({ milestones }: MilestonesProps) => (
  <ol className={styles.milestones}>
    {milestones.map(({ year, title, description, minor = false, href }) => {
      const when = <p className={clsx(styles.year, minor && styles.minorYear)}>{year}</p>;
      return (
        <li key={year} className={styles.milestone}>
          {!href && when}
          <div className={styles.change}>
            <Heading level={3} size={minor ? 'h4' : 'h3'}>
              {href ? (
                <Link href={href} className={styles.title}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </Heading>
            <Text size={minor ? 'small' : 'body'} tone="muted" measure>
              {description}
            </Text>
          </div>
          {href && when}
        </li>
      );
    })}
  </ol>
);
