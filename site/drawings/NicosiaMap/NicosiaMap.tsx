import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { ingotPath } from '#design-system';
import * as styles from './NicosiaMap.css.ts';
import { polar, wallPath } from './wallPath.ts';

export interface NicosiaMapProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What the drawing shows, for those who do not see it. */
  readonly label: string;
  /** The words beside the office, short: a street and a number. */
  readonly office: string;
  /** The names of the three gates, in the reader's language. */
  readonly gates: { readonly kyrenia: string; readonly famagusta: string; readonly paphos: string };
}

// Degrees clockwise from the north.
const kyrenia = 0;
const famagusta = 98;
const paphos = 262;
const walls = [0, 5, 10].map(wallPath);
// Five lines along the old river bed from gate to gate, and the street from the north to the office.
const lines = [-2, -1, 0, 1, 2].map((k) => {
  const [gateY, westY, eastY] = [252 + 3 * k, 268 + 7 * k, 234 + 7 * k];
  return `M20 ${gateY}H78C130 ${gateY} 150 ${westY} 200 ${westY}S276 ${eastY} 320 ${eastY}S366 ${gateY} 388 ${gateY}H440`;
});
const street = 'M230 20V100C230 150 318 130 318 220';

function Gate({ degrees }: { readonly degrees: number }) {
  const { x, y } = polar(degrees, 155);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees})`}>
      <path d="M-9-12H9V13H-9Z" className={styles.opening} />
      <path d="M-9-13V13M9-13V13" className={styles.wall} />
    </g>
  );
}

/**
 * Where the office is, as a drawing; the address in words stands beside it.
 *
 * **Not this?** It is no map to find the way with: link to one.
 */
export function NicosiaMap({ label, office, gates, className, ...rest }: NicosiaMapProps) {
  return (
    <svg
      viewBox="0 0 460 460"
      role="img"
      aria-label={label}
      focusable="false"
      {...rest}
      className={clsx(styles.map, className)}
    >
      <path d={street} className={styles.street} />
      {walls.map((path, index) => (
        <path key={path} d={path} className={index === 0 ? styles.wall : styles.inner} />
      ))}
      {[kyrenia, famagusta, paphos].map((degrees) => (
        <Gate key={degrees} degrees={degrees} />
      ))}
      {lines.map((path) => (
        <path key={path} d={path} className={styles.inner} />
      ))}
      <text x="230" y="14" className={clsx(styles.name, styles.middle)}>
        {gates.kyrenia}
      </text>
      <text x="92" y="235" className={styles.name}>
        {gates.paphos}
      </text>
      <text x="354" y="304" className={clsx(styles.name, styles.end)}>
        {gates.famagusta}
      </text>
      <path d={ingotPath} transform="translate(318 234) scale(0.34)" className={styles.mark} />
      <text x="306" y="198" className={clsx(styles.name, styles.office, styles.end)}>
        {office}
      </text>
    </svg>
  );
}
