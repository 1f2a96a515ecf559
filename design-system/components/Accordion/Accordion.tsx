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
  /** Questions, in display order. */
  readonly items: readonly AccordionItem[];
  /** Heading level of the questions. @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Questions whose answers open in place. Several answers can be open at once. It works without scripts, and the
 * browser's find-in-page opens the answer that contains the match.
 *
 * **Not this?** Use `Disclosure` for a single detail. Do not hide a text that everybody must read: put it on the page.
 *
 * **States that you can style:** `open` on the `details` element of each answer that is shown.
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
