import { useEffect, useState } from 'react';

import { Disclosure, Link } from '#design-system';

import { title } from './TableOfContents.content.ts';
import * as styles from './TableOfContents.css.ts';

export interface TableOfContentsProps {
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/**
 * Table of contents of a long text. On wide windows it stands beside the text and marks the current part. On narrower
 * windows it is folded above the text.
 *
 * **Not this?** Use `LinkList` for links to pages.
 */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const parts = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => setCurrent(parts.filter((part) => part.getBoundingClientRect().top < innerHeight / 4).at(-1)?.id),
      // The observed area reaches from the start of the page down to a quarter of the window's height.
      { rootMargin: '99999px 0px -75%' },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [headings]);
  return (
    <nav aria-label={title} className={styles.contents}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <Disclosure summary={`${title} (${headings.length})`} className={styles.fold}>
        <ol className={styles.list}>
          {headings.map(({ id, text }) => (
            <li key={id} className={styles.entry}>
              <Link
                href={`#${id}`}
                variant="quiet"
                aria-current={id === current ? 'location' : undefined}
                className={styles.link}
              >
                {text}
              </Link>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
