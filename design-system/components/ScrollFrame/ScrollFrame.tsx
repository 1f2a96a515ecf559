'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useRef } from 'react';

import { checkLabel } from '../../checks.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import * as styles from './ScrollFrame.css.ts';
import { useOverflows } from './useOverflows.ts';

export interface ScrollFrameProps extends ComponentProps<'section'> {
  /** Accessible name of the content that scrolls. */
  readonly label: string;
}

/**
 * Holds content that may be wider than the window, so that the page itself never scrolls sideways. While it scrolls
 * it can be focused, because arrow keys scroll only the focused element.
 *
 * **Not this?** Figures belong in a `Table`, which has its own frame; running text wraps.
 */
export function ScrollFrame({ label, className, ref, ...rest }: ScrollFrameProps) {
  checkLabel(ScrollFrame, label);
  const frame = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(frame, ref);
  const overflows = useOverflows(frame);
  return (
    <section
      ref={mergedRef}
      aria-label={label}
      // Arrow keys scroll only the focused element.
      tabIndex={overflows ? 0 : -1}
      {...rest}
      className={clsx(styles.frame, className)}
    />
  );
}
