import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import * as styles from './DescriptionList.css.ts';

/** A term and its details. */
export interface Description {
  readonly term: string;
  readonly details: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Terms with their details, in display order. */
  readonly items: readonly Description[];
}

/**
 * A list of terms with their details, such as an address, opening hours or facts.
 *
 * **Not this?** Use `Table` for several values per term, and `StatBand` for three or four figures.
 */
export function DescriptionList({ items, className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={clsx(styles.list, className)}>
      {items.map(({ term, details }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same term, and rows keep no state.
        <div key={index} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.details}>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
