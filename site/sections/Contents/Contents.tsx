import { Link } from '#design-system';

import { title } from './Contents.content.ts';
import * as styles from './Contents.css.ts';

export interface ContentsProps {
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/**
 * The parts of a long text, beside it on wide windows.
 *
 * **Not this?** Pages of the site are a `LinkIndex`.
 */
export function Contents({ headings }: ContentsProps) {
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
