'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { checkLabel, checkTarget } from '../../checks.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Id of the page's main content. That element must be focusable (`tabIndex={-1}`). */
  readonly target: string;
  /** Label, such as "Skip to main content". */
  readonly children: string;
}

/**
 * A link that moves the focus to the main content. Render it as the first element of each page. It is visible only
 * while it has the focus.
 *
 * **Not this?** Use `IndexList` for a list of places on the page.
 */
export function SkipLink({ target, children, className, onClick, ...rest }: SkipLinkProps) {
  checkLabel(SkipLink, children, 'children');
  return (
    <a
      {...rest}
      href={`#${target}`}
      className={clsx(styles.skipLink, className)}
      onClick={(event) => {
        onClick?.(event);
        // Moves the focus by script, because a router may handle the address without moving the focus.
        const content = document.getElementById(target);
        checkTarget(SkipLink, target, content);
        content?.focus();
      }}
    >
      {children}
    </a>
  );
}
