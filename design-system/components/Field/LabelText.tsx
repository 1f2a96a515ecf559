'use client';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './Field.css.ts';

interface LabelTextProps {
  readonly text: string;
  readonly optional: boolean | undefined;
}

/** Text of the label of a field or a group, with the word "optional" if the field may be left empty. */
export function LabelText({ text, optional }: LabelTextProps) {
  const { optional: optionalLabel } = useLabels('field', english.field);
  return (
    // The key replaces the whole element at each change, because a page translator may have replaced its text node.
    <span key={`${text} ${optional}`}>
      {/* The space is inside the text: Chromium drops a space between two elements from the accessible name. */}
      {optional ? `${text} ` : text}
      {optional && <span className={styles.optional}>{optionalLabel}</span>}
    </span>
  );
}
