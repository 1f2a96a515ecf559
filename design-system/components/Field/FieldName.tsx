'use client';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './Field.css.ts';

interface FieldNameProps {
  readonly name: string;
  readonly optional: boolean | undefined;
}

/** The name of a field, and beside it whether it may be left empty. */
export function FieldName({ name, optional }: FieldNameProps) {
  const note = useLabels('field', english.field).optional;
  return (
    // Replaced as a whole when it changes: a translator may have taken the text out of the page.
    <span key={`${name} ${optional}`}>
      {/* A space between the two elements would be missing from the field's name in Chromium. */}
      {optional ? `${name} ` : name}
      {optional && <span className={styles.optional}>{note}</span>}
    </span>
  );
}
