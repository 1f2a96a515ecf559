'use client';

import { clsx } from 'clsx';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';

export interface FieldErrorProps {
  /** Id, for the `aria-describedby` of the control. */
  readonly id: string | undefined;
  /** Error message that says how to correct the answer. */
  readonly children: string;
  /**
   * Whether the visitor has corrected the answer since the last check. The message is then invisible but keeps its
   * space. @default false
   */
  readonly settled?: boolean | undefined;
}

/** Error message below a field. It has an icon and the hidden word "Error", because colour alone is not enough. */
export function FieldError({ id, settled = false, children }: FieldErrorProps) {
  return (
    <p id={id} className={clsx(styles.error, settled && styles.settled)}>
      <Icon name="error" className={styles.errorIcon} />
      <span>
        <VisuallyHidden>{`${useLabels('field', english.field).error} `}</VisuallyHidden>
        {/* Page translators update a text only if it is alone in its element. */}
        <span>{children}</span>
      </span>
    </p>
  );
}
