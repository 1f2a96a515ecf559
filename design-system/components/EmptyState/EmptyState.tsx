import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { checkLabel } from '../../checks.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Name of the missing content: "No reports yet". */
  readonly title: string;
  /** Reason, and how to add a first item. */
  readonly children?: ReactNode;
  /** Next step, usually a `Button`. */
  readonly action?: ReactNode;
  /** A line drawing; decoration. */
  readonly illustration?: ReactNode;
  /** @default 2 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * An empty list: the reason, and the next step.
 *
 * **Not this?** When something failed, use `ErrorState`.
 */
export function EmptyState({
  title,
  children,
  action,
  illustration,
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) {
  checkLabel(EmptyState, title, 'title');
  return (
    <div {...rest} className={clsx(styles.state, className)}>
      {illustration && (
        <div className={styles.illustration} aria-hidden="true">
          {illustration}
        </div>
      )}
      <Heading level={headingLevel} size="h3">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
