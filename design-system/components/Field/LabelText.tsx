'use client';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './Field.css.ts';

interface FieldNameProps {
  readonly name: string;
  readonly optional: boolean | undefined;
}

/** Label of a field, with the word "optional" if the field may be left empty. */
export function FieldName({ name, optional }: FieldNameProps) {
  const note = useLabels('field', english.field).optional;
  return (
    // The key replaces the whole element at each change, because a page translator may have replaced its text node.
    <span key={`${name} ${optional}`}>
      {/* The space is inside the text: Chromium drops a space between two elements from the accessible name. */}
      {optional ? `${name} ` : name}
      {optional && <span className={styles.optional}>{note}</span>}
    </span>
  );
}
