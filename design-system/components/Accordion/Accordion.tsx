import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { checkUnique } from '../../checks.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

/** One question with its answer. */
export interface AccordionItem {
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The questions, in their order. */
  readonly items: readonly AccordionItem[];
  /** Heading level of the questions. @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Questions with answers that open in place, several at a time. Works without scripts, and find-in-page opens the
 * right one.
 *
 * **Not this?** A single detail is a `Disclosure`; a text that must be read is visible on the page.
 *
 * **States:** `open` on each question.
 */
export function Accordion({ items, headingLevel = 3, className, ...rest }: AccordionProps) {
  checkUnique(
    Accordion,
    'id',
    items.map(({ id }) => id),
  );
  return (
    <div {...rest} className={clsx(styles.accordion, className)}>
      {items.map(({ id, question, answer }) => (
        <details key={id} id={id} className={styles.item}>
          <summary className={styles.summary}>
            <Heading level={headingLevel} size="h4" className={styles.question}>
              {question}
            </Heading>
            <Icon name="plus" className={styles.sign} />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
