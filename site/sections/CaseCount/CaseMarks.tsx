import * as styles from './CaseMarks.css.ts';
import { markPitch, markRows, marksInRow, rowPitch } from './markRows.ts';

export interface CaseMarksProps {
  /** How many marks are filled. */
  readonly count: number;
  /** How many there are. */
  readonly all: number;
}

/** A mark for each that was counted, and a dot for each of the rest. The number stands beside it. */
export function CaseMarks({ count, all }: CaseMarksProps) {
  const inRow = marksInRow(all);
  return (
    <svg
      viewBox={`0 0 ${inRow * markPitch} ${Math.ceil(all / inRow) * rowPitch}`}
      aria-hidden
      className={styles.marks}
    >
      <path d={markRows(0, count, inRow)} className={styles.counted} />
      <path d={markRows(count, all, inRow)} className={styles.rest} />
    </svg>
  );
}
