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
  if (!optional) return name;
  return (
    <>
      {/* Between the two, Chromium would leave the space out of the field's name. */}
      {`${name} `}
      <span className={styles.optional}>{note}</span>
    </>
  );
}
