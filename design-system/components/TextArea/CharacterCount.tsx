'use client';

import { clsx } from 'clsx';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TextArea.css.ts';

interface CharacterCountProps {
  readonly length: number;
  readonly limit: number;
}

/** Fraction of the limit from which the count is shown. */
const near = 0.8;

/**
 * Number of characters, shown if the text is near its limit. When the text passes the limit, this is announced once.
 */
export function CharacterCount({ length, limit }: CharacterCountProps) {
  const { count, tooMany } = useLabels('field', english.field);
  const over = length - limit;
  return (
    <>
      {length >= near * limit && (
        <p aria-hidden="true" className={clsx(styles.count, over > 0 && styles.over)}>
          {over > 0 ? tooMany(limit, over) : count(limit, length)}
        </p>
      )}
      <VisuallyHidden role="status">{over > 0 ? tooMany(limit) : ''}</VisuallyHidden>
    </>
  );
}
