import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import * as styles from './DescriptionList.css.ts';

/** A name and its value. */
export interface Description {
  readonly term: string;
  readonly details: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Names with their values, in their order. */
  readonly items: readonly Description[];
}

/**
 * Names and values below each other: address, opening hours, facts.
 *
 * **Not this?** With more than one value each it is a `Table`; three or four figures are a `StatBand`.
 */
export function DescriptionList({ items, className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={clsx(styles.list, className)}>
      {items.map(({ term, details }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one term, and none keeps a state.
        <div key={place} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.details}>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
