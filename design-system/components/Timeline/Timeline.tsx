import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { checkUnique } from '../../checks.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './Timeline.css.ts';

/** One event of a history, or one stage. */
export interface TimelineMilestone {
  /** Short label of the milestone, usually a year such as "2018" or the number of a step. Unique within the timeline. */
  readonly label: string;
  readonly title: string;
  readonly description: string;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Milestones, the oldest first. */
  readonly milestones: readonly TimelineMilestone[];
  /** @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * The events of a history along a copper line. The line runs downwards on narrow windows and across on wide windows. It
 * ends at the last milestone; on wide windows it continues in grey to the edge.
 *
 * **Not this?** Use `ProgressSteps` for steps that are still to do, and `BeforeAfter` for the steps of one process.
 */
export function Timeline({ milestones, headingLevel = 3, className, ...rest }: TimelineProps) {
  checkUnique(
    Timeline,
    'label',
    milestones.map(({ label }) => label),
  );
  return (
    <ol {...rest} className={clsx(styles.timeline, className)}>
      {milestones.map(({ label, title, description }) => (
        <li key={label} className={styles.milestone}>
          <div className={styles.label}>{label}</div>
          <Heading level={headingLevel} size="h4" className={styles.title}>
            {title}
          </Heading>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ol>
  );
}
