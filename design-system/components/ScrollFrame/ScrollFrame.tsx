import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './ScrollFrame.css.ts';

export interface ScrollFrameProps extends ComponentProps<'section'> {
  /** Names what scrolls, for screen readers. */
  readonly label: string;
}

/**
 * Holds what may be wider than the window, so that the page itself never scrolls sideways. It is a stop for
 * the keyboard, because arrow keys scroll only what has the focus.
 *
 * **Not this?** Figures come with their own frame in `Table`; words should wrap.
 */
export function ScrollFrame({ label, className, ...rest }: ScrollFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus scrolls by arrow keys.
    <section aria-label={label} tabIndex={0} {...rest} className={clsx(styles.frame, className)} />
  );
}
