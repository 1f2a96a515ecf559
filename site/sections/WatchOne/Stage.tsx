import type { ReactNode } from 'react';

import { drawing } from '#site/drawings/drawing.css.ts';

import demonstrations from './demonstrations.svg?no-inline';
import * as styles from './WatchOne.css.ts';

/**
 * The drawing of a process, of which `demonstrations.svg` has each step (`consultancy-1`), the names (`consultancy-names`)
 * and the whole (`consultancy`).
 */
export const Stage = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="9.5 4 346.5 172" focusable="false" aria-hidden className={`${drawing} ${styles.stage}`}>
    {children}
  </svg>
);

/** The address of a part of the drawing. */
export const drawn = (id: string) => `${demonstrations}#${id}`;
