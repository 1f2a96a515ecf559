import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './ScrollFrame.css.ts';

export interface ScrollFrameProps extends ComponentProps<'div'> {
  /** What is inside, for those who arrive by keyboard. */
  readonly label: string;
}

/** Holds what may be wider than the window; it is a stop for the keyboard, so that arrow keys can scroll it. */
export function ScrollFrame({ label, className, ...rest }: ScrollFrameProps) {
  return (
    // biome-ignore-start lint/a11y: only what has the focus scrolls by arrow keys, and a landmark for each table is too much.
    <div role="group" aria-label={label} tabIndex={0} {...rest} className={clsx(styles.frame, className)} />
    // biome-ignore-end lint/a11y: see above.
  );
}
