import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { checkUnique } from '../../checks.ts';
import { Heading } from '../Heading/Heading.tsx';
import { SmartAnchor } from '../Link/SmartAnchor.tsx';
import * as styles from './IndexList.css.ts';

/** One page of the list. */
export interface IndexEntry {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** Line drawing of 72 px, hidden from screen readers. */
  readonly glyph?: ReactNode;
  /** Badges or figures below the text. */
  readonly meta?: ReactNode;
}

export interface IndexListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Pages, in display order. */
  readonly entries: readonly IndexEntry[];
  /** Columns on wide windows. Tablets show at most two, phones one. @default 3 */
  readonly columns?: 1 | 2 | 3 | undefined;
  /** @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * A list of pages, like a table of contents. Each entry has a drawing, a title and a line of text. The whole entry can
 * be pressed; the title is the name of the link.
 *
 * **Not this?** Use `Link` for a link within a sentence, and `Grid` for content that leads nowhere.
 */
export function IndexList({ entries, columns = 3, headingLevel = 3, className, ...rest }: IndexListProps) {
  checkUnique(
    IndexList,
    'href',
    entries.map(({ href }) => href),
  );
  return (
    <ul {...rest} className={clsx(styles.list({ columns }), className)}>
      {entries.map(({ href, title, text, glyph, meta }) => (
        <li key={href} className={styles.row}>
          {glyph && (
            <div className={styles.glyph} aria-hidden="true">
              {glyph}
            </div>
          )}
          <div className={styles.text}>
            <Heading level={headingLevel} size="h3">
              <SmartAnchor href={href} className={styles.link}>
                {title}
              </SmartAnchor>
            </Heading>
            <p className={styles.description}>{text}</p>
            {meta && <div className={styles.meta}>{meta}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
