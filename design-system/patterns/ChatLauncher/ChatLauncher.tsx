'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { checkLabel } from '../../checks.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { pressable } from '../../theme/pressable.css.ts';
import * as styles from './ChatLauncher.css.ts';

export interface ChatLauncherProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Whether the panel is open. The launcher is hidden then: the panel takes its corner. */
  readonly expanded: boolean;
  /** Replies that arrived since the panel was minimised. @default 0 */
  readonly unread?: number | undefined;
  /** A small drawing before the word; decoration. */
  readonly mark?: ReactNode;
  /** Its label, and its accessible name, also with unread messages: "Chat". */
  readonly label: string;
}

/**
 * Opens the `ChatPanel`, from the same corner on every page. Hand its `ref` to the panel, which gives the focus back.
 * Anything else that starts something is a `Button`.
 */
export function ChatLauncher({ expanded, unread = 0, mark, label, className, ...rest }: ChatLauncherProps) {
  checkLabel(ChatLauncher, label);
  const labels = useLabels('chat', english.chat);
  const descriptionId = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={expanded}
        aria-describedby={unread > 0 ? descriptionId : undefined}
        {...rest}
        hidden={expanded}
        className={clsx(styles.launcher, pressable, className)}
      >
        {mark && (
          <span className={styles.mark} aria-hidden="true">
            {mark}
          </span>
        )}
        {label}
        {unread > 0 && (
          <span className={styles.unread} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      {/* There from the start: a reply that arrives is read out. */}
      <VisuallyHidden id={descriptionId} role="status">
        {unread > 0 && labels.unread(unread)}
      </VisuallyHidden>
    </>
  );
}
