import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { checkLabel } from '../../checks.ts';
import { Heading } from '../Heading/Heading.tsx';
import { SmartAnchor } from '../Link/SmartAnchor.tsx';
import * as styles from './Card.css.ts';

export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** Title of the card, shown as its heading. */
  readonly title: string;
  /** Level of the title in the page's outline. @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Target address. With it the whole card can be pressed. */
  readonly href?: string | undefined;
  /** Image above the title, as wide as the card. */
  readonly media?: ReactNode;
  /** Buttons, links or a note below the content. */
  readonly footer?: ReactNode;
}

/**
 * One item of a list of similar items, such as products or reports.
 *
 * **Not this?** Use `IndexList` for a list of pages, `Heading` with a text for a part of a page, and `DescriptionList`
 * for facts about one thing.
 */
export function Card({
  title,
  headingLevel = 3,
  href,
  media,
  footer,
  className,
  children,
  ...rest
}: CardProps) {
  checkLabel(Card, title, 'title');
  return (
    <article {...rest} className={clsx(styles.card, className)}>
      {media}
      <div className={styles.body}>
        <Heading level={headingLevel} size="h4">
          {href === undefined ? (
            title
          ) : (
            <SmartAnchor href={href} className={styles.link}>
              {title}
            </SmartAnchor>
          )}
        </Heading>
        {children && <div>{children}</div>}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </article>
  );
}
