import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { checkLabel } from '../../checks.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title that names the missing content, such as "No reports yet". */
  readonly title: string;
  /** Reason why the list is empty, and the way to add a first entry. */
  readonly children?: ReactNode;
  /** Next step, usually a `Button`. */
  readonly action?: ReactNode;
  /** Line drawing, hidden from screen readers. */
  readonly illustration?: ReactNode;
  /** @default 2 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Shown instead of an empty list: the reason, and the next step.
 *
 * **Not this?** Use `ErrorState` if something failed.
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
