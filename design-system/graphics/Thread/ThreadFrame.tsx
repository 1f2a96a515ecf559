import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { Machine } from './Machine.tsx';
import * as styles from './Thread.css.ts';
import { type ThreadResult, ThreadResults } from './ThreadResults.tsx';
import { machineCentre, threadBox } from './threadPaths.ts';

// React's `div` has an attribute `results` of another type.
interface ThreadFrameProps extends Omit<ComponentProps<'div'>, 'children' | 'results'> {
  /** Accessible name of the drawing. */
  readonly label: string;
  readonly results: readonly ThreadResult[];
  /** Accessible name of the list of results. */
  readonly resultsLabel: string | undefined;
  /** Name of the machine. */
  readonly machine: string | undefined;
  /** Lines of the drawing, painted behind the machine. */
  readonly lines: ReactNode;
  /** Shapes that are painted in front of the machine. */
  readonly inFront?: ReactNode;
  /** Class of the list of results. */
  readonly resultsClassName?: string | false;
}

const { left, top, width, height } = threadBox;

/** Structure of `Thread` and `PulledThread`: the drawing, and the list of results, at the ends of its lanes. */
export const ThreadFrame = ({
  label,
  results,
  resultsLabel,
  machine,
  lines,
  inFront,
  resultsClassName = false,
  className,
  ...rest
}: ThreadFrameProps) => (
  <div {...rest} className={clsx(styles.thread, className)}>
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      className={styles.drawing}
      role="img"
      aria-label={label}
      focusable="false"
    >
      {lines}
      <Machine centre={machineCentre} name={machine} />
      {inFront}
    </svg>
    <ThreadResults results={results} label={resultsLabel} className={resultsClassName} />
  </div>
);
