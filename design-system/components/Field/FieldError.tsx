'use client';

import { clsx } from 'clsx';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';

export interface FieldErrorProps {
  /** Id for `aria-describedby` of the field. */
  readonly id: string | undefined;
  /** Error, with the way to correct it. */
  readonly children: string;
  /** Corrected since the last check: the line is empty and keeps its space. @default false */
  readonly settled?: boolean | undefined;
}

/** The error below a field: an icon, the word "Error" and the text, never colour alone. */
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
