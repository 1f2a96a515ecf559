'use client';

import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { checkLabel } from '../../checks.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'onToggle' | 'open'> {
  /** Text that is always visible and that opens the details. It says what the details are about. */
  readonly summary: ReactNode;
  /** Whether the details are open; change it in `onToggle`. */
  readonly open?: boolean | undefined;
  /** Whether the details are open at first. From then on the visitor opens and closes them. @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Called after the visitor, or the browser's find-in-page, opened or closed the details. */
  readonly onToggle?: ((open: boolean) => void) | undefined;
  /** Details, shown while open. */
  readonly children: ReactNode;
}

/**
 * Details that only some visitors need, opened in place. It is a native `details` element, so it works without scripts
 * and the browser's find-in-page opens it.
 *
 * **Not this?** Use `Accordion` for a list of questions. Do not hide a text that everybody must read: put it on the
 * page.
 *
 * **States that you can style:** `open` on the `details` element while the content is shown.
 */
export function Disclosure({
  summary,
  defaultOpen = false,
  open = defaultOpen,
  onToggle,
  className,
  children,
  ...rest
}: DisclosureProps) {
  checkLabel(Disclosure, summary, 'summary');
  return (
    <details
      {...rest}
      className={clsx(styles.disclosure, className)}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        {summary}
        <span className={styles.end}>
          <Icon name="chevronDown" className={styles.chevron} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
