import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Lines of text to come. @default 3 */
  readonly lines?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

/**
 * Stands where text will be and keeps its room. Silent: say beside it, in a `role="status"`, what is being
 * waited for.
 *
 * **Not this?** A button at work is `busy`; steps of a way are a `ProgressSteps`.
 */
export function Skeleton({ lines = 3, className, ...rest }: SkeletonProps) {
  return (
    <div aria-hidden="true" {...rest} className={clsx(styles.skeleton, className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move.
        <span key={line} className={styles.line} />
      ))}
    </div>
  );
}
