'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { ComponentProps, ReactNode } from 'react';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SmartAnchor } from '../Link/SmartAnchor.tsx';
import * as styles from './Pagination.css.ts';
import { pagesAround } from './pagesAround.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Number of pages. */
  readonly count: number;
  /** Number of the current page, from 1; change it in `onPageChange`. */
  readonly page?: number | undefined;
  /** Number of the initial page. The pagination then keeps the current page by itself. @default 1 */
  readonly defaultPage?: number | undefined;
  /** Called with the number of the new page. */
  readonly onPageChange?: ((page: number) => void) | undefined;
  /** Addresses of the pages, in page order. With them each step is a link. */
  readonly hrefs?: readonly string[] | undefined;
}

interface StepProps {
  readonly label?: string | undefined;
  readonly to: number;
  readonly current?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Navigation through the pages of a long list. Renders nothing if there is only one page.
 *
 * **Not this?** Use `ProgressSteps` for the steps of a form, and `Tabs` for the parts of one page.
 *
 * **States that you can style:** `aria-current` on the current page, `disabled` on the arrow that has no page to lead
 * to.
 */
export function Pagination({
  count,
  page: controlledPage,
  defaultPage = 1,
  onPageChange,
  hrefs,
  ...rest
}: PaginationProps) {
  const labels = useLabels('pagination', english.pagination);
  const [page, setPage] = useControllableState({
    prop: controlledPage,
    defaultProp: defaultPage,
    onChange: onPageChange,
  });
  const step = ({ label, to, current, children }: StepProps) => {
    const href = hrefs?.[to - 1];
    const attributes = {
      'aria-label': label,
      'aria-current': current ? ('page' as const) : undefined,
      className: styles.step,
    };
    return href === undefined ? (
      <button type="button" {...attributes} disabled={to < 1 || to > count} onClick={() => setPage(to)}>
        {children}
      </button>
    ) : (
      <SmartAnchor {...attributes} href={href}>
        {children}
      </SmartAnchor>
    );
  };
  if (count <= 1) return null;
  return (
    <nav aria-label={labels.pages} {...rest}>
      <ul className={styles.list}>
        <li>{step({ label: labels.previous, to: page - 1, children: <Icon name="chevronLeft" /> })}</li>
        {pagesAround(page, count).map((each, index) => (
          <li key={each || `gap ${index}`}>
            {each === 0 ? (
              <span aria-hidden="true" className={styles.gap}>
                …
              </span>
            ) : (
              step({ label: labels.page(each), to: each, current: each === page, children: each })
            )}
          </li>
        ))}
        <li>{step({ label: labels.next, to: page + 1, children: <Icon name="chevronRight" /> })}</li>
      </ul>
    </nav>
  );
}
