import { type CaseStudy, formatNumber } from '#services/knowledge';

import { markMeans } from './CaseCount.content.ts';
import * as styles from './CaseCount.css.ts';
import { CaseMarks } from './CaseMarks.tsx';

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
  return (
    <figure className={styles.figure}>
      {[before, after].map(({ count, text }) => (
        <div key={text} className={styles.side}>
          <p>
            <span className={styles.number}>{formatNumber(count)}</span> {text}
          </p>
          <CaseMarks count={count} all={all} />
        </div>
      ))}
      <figcaption className={styles.caption}>
        <span>{markMeans(mark)}</span> <span>{arithmetic}</span>
      </figcaption>
    </figure>
  );
}
