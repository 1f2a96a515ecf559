'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useRef } from 'react';

import { useMergedRef } from '../../useMergedRef.ts';
import * as styles from './ScrollFrame.css.ts';
import { useOverflows } from './useOverflows.ts';

export interface ScrollFrameProps extends ComponentProps<'section'> {
  /** Names what scrolls, for screen readers. */
  readonly label: string;
}

/**
 * Holds what may be wider than the window, so that the page itself never scrolls sideways. While there is something to
 * scroll it is a stop for the keyboard, because arrow keys scroll only what has the focus.
 *
 * **Not this?** Figures come with their own frame in `Table`; words should wrap.
 */
export function ScrollFrame({ label, className, ref, ...rest }: ScrollFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(frame, ref);
  const overflows = useOverflows(frame);
  return (
    <section
      ref={mergedRef}
      aria-label={label}
      // Only what has the focus scrolls by arrow keys.
      tabIndex={overflows ? 0 : -1}
      {...rest}
      className={clsx(styles.frame, className)}
    />
  );
}
