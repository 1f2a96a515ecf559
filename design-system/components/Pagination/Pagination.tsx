import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Icon } from '../Icon/Icon.tsx';
import { Destination } from '../Link/Destination.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Pagination.css.ts';
import { pageList } from './pageList.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The page that is shown, from 1. */
  readonly page: number;
  /** How many there are; with one page nothing is drawn. */
  readonly pages: number;
  /** The address of a page. */
  readonly hrefOf: (page: number) => string;
  /** In another language; English by default. */
  readonly words?: typeof english | undefined;
}

const english = { label: 'Pages', page: 'Page', previous: 'Previous', next: 'Next' };

/**
 * Under a list that is too long for one page.
 *
 * **Not this?** To narrow a list use `FilterChips`; parts of a form are a `ProgressLane`.
 */
export function Pagination({ page, pages, hrefOf, words = english, ...rest }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={words.label} {...rest}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <Destination href={hrefOf(page - 1)} rel="prev" className={styles.stop}>
              <Icon name="arrowLeft" />
              {words.previous}
            </Destination>
          </li>
        )}
        {pageList(page, pages).map((stop) =>
          typeof stop === 'string' ? (
            <li key={stop} aria-hidden="true" className={clsx(styles.stop, styles.gap)}>
              …
            </li>
          ) : (
            <li key={stop}>
              <Destination
                href={hrefOf(stop)}
                aria-current={stop === page ? 'page' : undefined}
                className={styles.stop}
              >
                <VisuallyHidden>{words.page} </VisuallyHidden>
                {stop}
              </Destination>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Destination href={hrefOf(page + 1)} rel="next" className={styles.stop}>
              {words.next}
              <Icon name="arrowRight" />
            </Destination>
          </li>
        )}
      </ul>
    </nav>
  );
}
