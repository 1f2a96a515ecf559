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
  /** Whether the panel is open. The launcher is then hidden, because the panel is in the same corner. */
  readonly expanded: boolean;
  /** Number of answers since the panel was minimised. @default 0 */
  readonly unread?: number | undefined;
  /** Small drawing before the label, hidden from screen readers. */
  readonly mark?: ReactNode;
  /** Label and accessible name, such as "Chat". Unread answers do not change the name. */
  readonly label: string;
}

/**
 * A button that opens the `ChatPanel`, in the same corner of each page. Pass its `ref` to the panel as `launcher`, so
 * that the panel can return the focus.
 *
 * **Not this?** Use `Button` for any other action.
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
      {/* The status is rendered while empty too, because screen readers announce only changes of an existing element. */}
      <VisuallyHidden id={descriptionId} role="status">
        {unread > 0 && labels.unread(unread)}
      </VisuallyHidden>
    </>
  );
}
