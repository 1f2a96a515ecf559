import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './NicosiaMap.css.ts';
import drawing from './nicosia.svg?no-inline';

export interface NicosiaMapProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Accessible name of the map. */
  readonly label: string;
  /** Text beside the office: street and number. */
  readonly office: string;
  /** Labels on the map: three gates, the square in the south and the river. */
  readonly places: Readonly<Record<'kyrenia' | 'famagusta' | 'paphos' | 'square' | 'river', string>>;
}

/**
 * Drawing of the walls of Nicosia and the way from the south to the office. The address must stand beside it as text.
 * The lines are in an SVG file, so they add no script.
 *
 * **Not this?** Use a link to a map for directions.
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
