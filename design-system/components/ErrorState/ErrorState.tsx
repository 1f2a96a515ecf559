'use client';

import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { checkLabel } from '../../checks.ts';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { actions } from '../EmptyState/EmptyState.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorState.css.ts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title that describes the failure in the visitor's terms. */
  readonly title: string;
  /** Effect on the visitor, and the parts that still work. */
  readonly children?: ReactNode;
  /** Technical details for developers, in a `Disclosure` that is closed at first. */
  readonly details?: ReactNode;
  /** Next step, usually a `Button`. */
  readonly action?: ReactNode;
  /** @default 2 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Shown instead of a part of the page that failed, with a next step. Wrap it in a `role="alert"` if it appears while
 * the visitor waits.
 *
 * **Not this?** Use `EmptyState` if there is nothing to show. Use `error` of the field for a wrong answer in a form.
 */
export function ErrorState({
  title,
  children,
  details,
  action,
  headingLevel = 2,
  className,
  ...rest
}: ErrorStateProps) {
  checkLabel(ErrorState, title, 'title');
  const labels = useLabels('errorState', english.errorState);
  return (
    <div {...rest} className={clsx(styles.state, className)}>
      <Heading level={headingLevel} size="h3" className={styles.title}>
        <Icon name="warning" />
        <span>{title}</span>
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {details && <Disclosure summary={labels.details}>{details}</Disclosure>}
      {action && <div className={actions}>{action}</div>}
    </div>
  );
}
