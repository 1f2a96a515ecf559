import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './NicosiaMap.css.ts';
import drawing from './nicosia.svg?no-inline';

export interface NicosiaMapProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Accessible name of the drawing. */
  readonly label: string;
  /** The words beside the office, short: a street and a number. */
  readonly office: string;
  /** The names of what is drawn, in the reader's language: three gates, the square in the south, the river. */
  readonly places: Readonly<Record<'kyrenia' | 'famagusta' | 'paphos' | 'square' | 'river', string>>;
}

/**
 * The way to the office inside the walls of Nicosia, from the south, as a drawing; the address in words
 * stands beside it. The lines are a file of their own, so they cost a page no script.
 *
 * **Not this?** It is no map to find the way with: link to one.
 */
export function NicosiaMap({ label, office, places, className, ...rest }: NicosiaMapProps) {
  return (
    <svg
      viewBox="16 0 428 496"
      role="img"
      aria-label={label}
      focusable="false"
      {...rest}
      className={clsx(styles.map, className)}
    >
      <use href={`${drawing}#nicosia`} />
      <g className={styles.names}>
        <text x="230" y="14" textAnchor="middle">
          {places.kyrenia}
        </text>
        <text x="94" y="283">
          {places.paphos}
        </text>
        <text x="222" y="186" textAnchor="middle">
          {places.river}
        </text>
        <text x="362" y="288" textAnchor="end">
          {places.famagusta}
        </text>
        <text x="171" y="482" textAnchor="middle">
          {places.square}
        </text>
      </g>
      <text x="289" y="336" textAnchor="end" className={styles.office}>
        {office}
      </text>
    </svg>
  );
}
