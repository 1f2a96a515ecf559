import { Link } from '#design-system';

import { title } from './TableOfContents.content.ts';
import * as styles from './TableOfContents.css.ts';

export interface TableOfContentsProps {
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/**
 * The parts of a long text, beside it on wide windows.
 *
 * **Not this?** Pages of the site are a `LinkList`.
 */
export function TableOfContents({ headings }: TableOfContentsProps) {
  return (
    <nav aria-label={title} className={styles.contents}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id} className={styles.entry}>
            <Link href={`#${id}`} variant="quiet" className={styles.link}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
