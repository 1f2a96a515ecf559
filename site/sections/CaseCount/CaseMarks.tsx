import { clsx } from 'clsx';

import type { CaseStudy } from '#services/knowledge';

import * as styles from './CaseMarks.css.ts';
import { markGrid } from './markGrid.ts';

export interface CaseMarksProps {
  readonly count: NonNullable<CaseStudy['count']>;
  /** Selects the count to draw. */
  readonly when: 'before' | 'after';
}

/**
 * Draws a strong mark for each counted item and a faint mark for each other item. Screen readers skip the marks. The
 * page shows the count as text beside the marks.
 */
export function CaseMarks({ count, when }: CaseMarksProps) {
  const { before, after, shape, total = before.count } = count;
  const { width, height, strokeWidth, path } = markGrid(total, shape, count.inRow);
  const isAfter = when === 'after';
  const counted = isAfter ? after.count : before.count;
  const outline = shape && styles.outlined;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className={styles.marks}>
      <path
        d={path(0, counted)}
        strokeWidth={strokeWidth}
        className={clsx(styles.counted, isAfter && styles.after, outline)}
      />
      <path d={path(counted, total)} className={clsx(styles.rest, outline)} />
    </svg>
  );
}
