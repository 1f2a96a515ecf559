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
  /** Description of the failure, for visitors. */
  readonly title: string;
  /** Consequence for the visitor, and the parts that still work. */
  readonly children?: ReactNode;
  /** Technical details for developers; closed at first. */
  readonly details?: ReactNode;
  /** Next step, usually a `Button`. */
  readonly action?: ReactNode;
  /** @default 2 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * A part of the page that failed, with a way out. Wrap it in a `role="alert"` when it appears while the visitor waits.
 *
 * **Not this?** Nothing to show is no failure: `EmptyState`; a wrong answer in a form is the field's `error`.
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
