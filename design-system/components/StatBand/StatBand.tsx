import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { checkUnique } from '../../checks.ts';
import * as styles from './StatBand.css.ts';

/** One figure with its label. */
export interface Stat {
  /** Figure as text, such as "87+". */
  readonly figure: string;
  readonly label: string;
}

export interface StatBandProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Three or four figures, in display order. */
  readonly stats: readonly Stat[];
}

/**
 * Three or four figures side by side. They need no explanation and are not animated.
 *
 * **Not this?** Use `Table` for figures to compare, and `DescriptionList` for facts with longer values.
 */
export function StatBand({ stats, className, ...rest }: StatBandProps) {
  checkUnique(
    StatBand,
    'label',
    stats.map(({ label }) => label),
  );
  return (
    <dl {...rest} className={clsx(styles.band, className)}>
      {stats.map(({ figure, label }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
