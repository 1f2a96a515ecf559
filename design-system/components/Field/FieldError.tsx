'use client';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';

export interface FieldErrorProps {
  /** By which the field points to its error. */
  readonly id: string | undefined;
  /** What is wrong and how to put it right. */
  readonly children: string;
}

/** The line below a field that says what is wrong: with an icon and the word, never by colour alone. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" className={styles.errorIcon} />
      <span>
        <VisuallyHidden>{`${useLabels('field', english.field).error} `}</VisuallyHidden>
        {children}
      </span>
    </p>
  );
}
