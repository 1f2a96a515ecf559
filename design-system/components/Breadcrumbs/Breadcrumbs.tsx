'use client';

import type { ComponentProps } from 'react';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One page above the current one; without `href` it is the page itself. */
export interface Breadcrumb {
  readonly label: string;
  readonly href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the start page down to this page, which comes last and without `href`. */
  readonly items: readonly Breadcrumb[];
}

/**
 * The pages above the current one, as links above its heading. The last step is the page itself, without a link.
 *
 * **Not this?** Steps of a form are a `ProgressSteps`.
 */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label={useLabels('navigation', english.navigation).breadcrumbs} {...rest}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={href ?? label} className={styles.step}>
            {href === undefined ? (
              <span aria-current="page" className={styles.here}>
                {label}
              </span>
            ) : (
              <Link href={href} variant="quiet" className={styles.link}>
                {label}
              </Link>
            )}
            {/* The separator follows its step, so that no wrapped line begins with it. */}
            {index < items.length - 1 && <Icon name="chevronRight" size="small" className={styles.slash} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
