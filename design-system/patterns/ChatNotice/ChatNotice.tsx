'use client';

import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { toggle } from '../../theme/toggle.css.ts';
import * as styles from './ChatNotice.css.ts';

export interface ChatNoticeProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** One or two sentences with links: about the model, the data that is sent, and the way to talk to a person. */
  readonly children: ReactNode;
  /** Whether the visitor has chosen answers without AI; change it in `onWithoutAiChange`. */
  readonly withoutAi?: boolean | undefined;
  /** Whether the switch is on at first. It then keeps its state by itself. */
  readonly defaultWithoutAi?: boolean | undefined;
  /** Called with the new choice. Without it there is no switch. */
  readonly onWithoutAiChange?: ((withoutAi: boolean) => void) | undefined;
  /**
   * Whether the notice is one line, for a visitor who has already seen the full notice. Use only `Link`s as `children`
   * then. @default false
   */
  readonly compact?: boolean;
}

/**
 * A notice that is shown before anything is sent: a machine may answer, which data is sent, and how to reach a person.
 * With the switch the visitor can refuse answers by AI. It has two or three lines in the panel, and one line if it is
 * `compact`.
 *
 * **Not this?** Use `Dialog` for a question that blocks the page, and `ToastRegion` for a short message about an event.
 *
 * **States that you can style:** `checked` on the `input` element of the switch while it is on.
 */
export function ChatNotice({
  withoutAi,
  defaultWithoutAi,
  onWithoutAiChange,
  compact = false,
  className,
  children,
  ...rest
}: ChatNoticeProps) {
  const labels = useLabels('chat', english.chat);
  return (
    <div {...rest} className={clsx(compact ? styles.compactNotice : styles.notice, className)}>
      {compact ? children : <p className={styles.text}>{children}</p>}
      {onWithoutAiChange && (
        <label className={styles.switchLabel}>
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own state.
            role="switch"
            aria-label={labels.withoutAi}
            checked={withoutAi}
            defaultChecked={defaultWithoutAi}
            onChange={(event) => onWithoutAiChange(event.target.checked)}
            className={clsx(toggle, styles.smallToggle)}
          />
          <span>{compact ? labels.withoutAiShort : labels.withoutAi}</span>
        </label>
      )}
    </div>
  );
}
