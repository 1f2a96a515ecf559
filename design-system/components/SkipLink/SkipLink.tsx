'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { checkLabel, checkTarget } from '../../checks.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The id of the page's content; the element must be able to take the focus (`tabIndex={-1}`). */
  readonly target: string;
  /** Label: "Skip to main content". */
  readonly children: string;
}

/**
 * The first element of every page, visible only while it has the keyboard focus.
 *
 * **Not this?** A list of places on the page is an `IndexList`.
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
        // A router may handle the address without moving the focus.
        const content = document.getElementById(target);
        checkTarget(SkipLink, target, content);
        content?.focus();
      }}
    >
      {children}
    </a>
  );
}
