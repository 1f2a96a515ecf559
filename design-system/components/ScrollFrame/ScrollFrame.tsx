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
 * A frame for content that may be wider than the window. The frame scrolls sideways, so that the page does not. A frame
 * that scrolls can be focused, because arrow keys scroll only the focused element.
 *
 * **Not this?** Use `Table` for figures; it has its own frame. Running text wraps and needs no frame.
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
      tabIndex={overflows ? 0 : -1}
      {...rest}
      className={clsx(styles.frame, className)}
    />
  );
}
