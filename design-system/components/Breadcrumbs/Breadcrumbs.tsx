'use client';

import type { ComponentProps } from 'react';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One step: a page above the current page, or, without `href`, the current page. */
export interface Breadcrumb {
  readonly label: string;
  readonly href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Steps from the start page down to the current page. The current page comes last and has no `href`. */
  readonly items: readonly Breadcrumb[];
}

/**
 * Links to the pages above the current page. Place it above the heading. The last step is the current page, without a
 * link.
 *
 * **Not this?** Use `ProgressSteps` for the steps of a form.
 */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label={useLabels('navigation', english.navigation).breadcrumbs} {...rest}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={href ?? label} className={styles.step}>
            {href === undefined ? (
              <span aria-current="page" className={styles.current}>
                {label}
              </span>
            ) : (
              <Link href={href} variant="quiet" className={styles.link}>
                {label}
              </Link>
            )}
            {/* The separator belongs to the step before it, so that no wrapped line begins with a separator. */}
            {index < items.length - 1 && (
              <Icon name="chevronRight" size="small" className={styles.separator} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
