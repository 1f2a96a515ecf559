'use client';

import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { checkLabel } from '../../checks.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'onToggle' | 'open'> {
  /** Visible text of the button. It names the hidden content. */
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
 * Details that only some readers need, opened in place. A native `details`: works without scripts, and find-in-page
 * opens it.
 *
 * **Not this?** A list of questions is an `Accordion`; a text for everybody is visible on the page.
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
