import { type CaseStudy, formatNumber } from '#services/knowledge';

import { labels } from './CaseCount.content.ts';
import * as styles from './CaseCount.css.ts';
import { markPitch, markRows, marksInRow, rowPitch } from './markRows.ts';

export interface CaseCountProps {
  readonly count: NonNullable<CaseStudy['count']>;
}

/**
 * What was counted before and after, a mark for each, at one scale.
 *
 * **Not this?** Figures with a bar for each are `CaseFigures`.
 */
export function CaseCount({
  count: { mark, before, after, all = before.count, arithmetic },
}: CaseCountProps) {
  const inRow = marksInRow(all);
  const size = `0 0 ${inRow * markPitch} ${Math.ceil(all / inRow) * rowPitch}`;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{labels.title}</span> <span>{labels.mark(mark)}</span>
      </figcaption>
      {[before, after].map(({ count, text }) => (
        <div key={text} className={styles.side}>
          <p>
            <span className={styles.number}>{formatNumber(count)}</span> {text}
          </p>
          <svg viewBox={size} aria-hidden className={styles.marks}>
            <path d={markRows(0, count, inRow)} className={styles.counted} />
            <path d={markRows(count, all, inRow)} className={styles.rest} />
          </svg>
        </div>
      ))}
      <p className={styles.arithmetic}>{arithmetic}</p>
    </figure>
  );
}
