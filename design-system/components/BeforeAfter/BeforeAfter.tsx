import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Heading } from '../Heading/Heading.tsx';
import * as styles from './BeforeAfter.css.ts';

/** One of the two ways to do the same work. */
export interface Procedure {
  /** Name of this way, such as "By hand". */
  readonly title: string;
  /** Text between the title and the steps. */
  readonly text?: string | undefined;
  /** Steps, in the order in which they happen. No two steps of a procedure may be equal. */
  readonly steps: readonly string[];
  /** Total effort, such as "Two days, three people". */
  readonly total?: string | undefined;
}

export interface BeforeAfterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The process before the change. */
  readonly before: Procedure;
  /** The process after the change. */
  readonly after: Procedure;
  /** @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * One process before and after a change. A dashed line joins the old steps. A solid line joins the new steps, and its
 * last dot is filled.
 *
 * **Not this?** Use `StatBand` or `Table` for figures without steps, and `Timeline` for a history.
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
