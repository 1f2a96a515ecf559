'use client';

import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'onToggle' | 'open'> {
  /** Visible text of the button: names the hidden content, so that nobody has to open it to find out. */
  readonly summary: ReactNode;
  /** Whether it is open now; change it in `onToggle`. */
  readonly open?: boolean | undefined;
  /** Whether it is open at first; from then on the reader opens and closes it. @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Called after the visitor, or the browser's find-in-page, opened or closed it. */
  readonly onToggle?: ((open: boolean) => void) | undefined;
  /** The details. */
  readonly children: ReactNode;
}

/**
 * Details that not everybody needs, opened on the spot. A native `details`: works before scripts run, and
 * find-in-page opens it.
 *
 * **Not this?** A list of questions is an `Accordion`; what everybody needs stands on the page.
 *
 * **States:** `open` on the root.
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
