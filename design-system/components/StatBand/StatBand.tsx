import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { checkUnique } from '../../checks.ts';
import * as styles from './StatBand.css.ts';

/** A figure and its label. */
export interface Stat {
  /** The figure as text: "87+". */
  readonly figure: string;
  readonly label: string;
}

export interface StatBandProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Three or four. */
  readonly stats: readonly Stat[];
}

/**
 * Three or four figures that need no explanation, side by side, there from the first moment: nothing counts
 * up.
 *
 * **Not this?** Figures to compare are a `Table`; facts with longer values are a `DescriptionList`.
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
