import type { ReactNode } from 'react';

import { type CaseStudy, formatNumber } from '#services/knowledge';

import { markMeaning } from './CaseCount.content.ts';
import * as styles from './CaseCount.css.ts';
import { CaseMarks } from './CaseMarks.tsx';

export interface CaseCountProps {
  readonly count: NonNullable<CaseStudy['count']>;
  /** Price of the change. It stands beside the explanation of the marks. */
  readonly children?: ReactNode;
}

/**
 * Counts before and after a change. One mark stands for a fixed number of items, at the same scale on both sides.
 *
 * **Not this?** Use `CaseFigures` for figures with a bar each.
 */
export function CaseCount({ count, children }: CaseCountProps) {
  const { mark, arithmetic } = count;
  return (
    <figure className={styles.figure}>
      {(['before', 'after'] as const).map((when) => (
        <div key={when} className={styles.side}>
          <p>
            <span className={styles.number}>{count[when].value ?? formatNumber(count[when].count)}</span>{' '}
            {count[when].text}
          </p>
          <CaseMarks count={count} when={when} />
        </div>
      ))}
      <figcaption className={styles.caption}>
        <p className={styles.explanation}>
          {markMeaning(mark)} {arithmetic}
        </p>
        {children}
      </figcaption>
    </figure>
  );
}
