import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Heading } from '../Heading/Heading.tsx';
import * as styles from './BeforeAfter.css.ts';

/** One way of doing the same work. */
export interface Procedure {
  /** Name of the process, e.g. "By hand". */
  readonly title: string;
  /** Description shown before the steps. */
  readonly text?: string | undefined;
  /** In the order they happen. */
  readonly steps: readonly string[];
  /** Total effort: "Two days, three people". */
  readonly total?: string | undefined;
}

export interface BeforeAfterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The process as it was. */
  readonly before: Procedure;
  /** The process as it becomes. */
  readonly after: Procedure;
  /** @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * One process as it was and as it becomes: a broken line beside a straight one that arrives.
 *
 * **Not this?** Figures alone are a `StatBand` or a `Table`; a history is a `Timeline`.
 */
export function BeforeAfter({ before, after, headingLevel = 3, className, ...rest }: BeforeAfterProps) {
  const sides = [
    { ...before, side: 'before' },
    { ...after, side: 'after' },
  ] as const;
  return (
    <div {...rest} className={clsx(styles.pair, className)}>
      {sides.map(({ side, title, text, steps, total }) => (
        <div key={side} className={styles.side}>
          <Heading level={headingLevel} size="h3">
            {title}
          </Heading>
          {text && <p className={styles.text}>{text}</p>}
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step} className={styles.step({ side })}>
                {step}
              </li>
            ))}
          </ol>
          {total && <p className={styles.total}>{total}</p>}
        </div>
      ))}
    </div>
  );
}
