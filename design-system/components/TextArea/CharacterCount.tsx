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
const warningShare = 0.8;

/**
 * Number of characters, shown when the text is near its limit. A screen reader announces once that the text has passed
 * the limit.
 */
export function CharacterCount({ length, limit }: CharacterCountProps) {
  const { count, tooMany } = useLabels('field', english.field);
  const excess = length - limit;
  return (
    <>
      {length >= warningShare * limit && (
        <p aria-hidden="true" className={clsx(styles.count, excess > 0 && styles.over)}>
          {excess > 0 ? tooMany(limit, excess) : count(limit, length)}
        </p>
      )}
      <VisuallyHidden role="status">{excess > 0 ? tooMany(limit) : ''}</VisuallyHidden>
    </>
  );
}
