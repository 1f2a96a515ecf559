import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { checkUnique } from '../../checks.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './Timeline.css.ts';

/** One stop on the way. */
export interface TimelineMilestone {
  /** When: "2018". Unique within the timeline. */
  readonly year: string;
  readonly title: string;
  readonly description: string;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Oldest first; the last one is the end of the line. */
  readonly milestones: readonly TimelineMilestone[];
  /** @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * A history along a copper line: downwards on narrow windows, across on wide ones. The last dot is where
 * the line has arrived.
 *
 * **Not this?** The way still to go is a `ProgressSteps`; steps of one process are `BeforeAfter`.
 */
export function Timeline({ milestones, headingLevel = 3, className, ...rest }: TimelineProps) {
  checkUnique(
    Timeline,
    'year',
    milestones.map(({ year }) => year),
  );
  return (
    <ol {...rest} className={clsx(styles.timeline, className)}>
      {milestones.map(({ year, title, description }) => (
        <li key={year} className={styles.milestone}>
          <div className={styles.year}>{year}</div>
          <Heading level={headingLevel} size="h4" className={styles.title}>
            {title}
          </Heading>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ol>
  );
}
