'use client';

import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { toggle } from '../../theme/toggle.css.ts';
import * as styles from './ChatNotice.css.ts';

export interface ChatNoticeProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Notice about the model, the data that is sent and the way to a person, in one or two sentences with links. */
  readonly children: ReactNode;
  /** Whether the visitor asked for answers without AI; change it in `onWithoutAiChange`. */
  readonly withoutAi?: boolean | undefined;
  /** Whether the switch is on at first; from then on it keeps itself. */
  readonly defaultWithoutAi?: boolean | undefined;
  /** Shows the switch; called with the new choice. */
  readonly onWithoutAiChange?: ((withoutAi: boolean) => void) | undefined;
  /** One line, once the visitor has seen the whole: give it `Link`s without a sentence. @default false */
  readonly compact?: boolean;
}

/**
 * Notice, before anything is sent, that a machine may answer, which data is sent and how to reach a person. The
 * visitor can decline. Two or three lines in the panel, and one when `compact`.
 *
 * **Not this?** A question that blocks the page is a `Dialog`; a passing message belongs in a `ToastRegion`.
 *
 * **States:** `checked` on the switch.
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
    <div {...rest} className={clsx(compact ? styles.line : styles.notice, className)}>
      {compact ? children : <p className={styles.text}>{children}</p>}
      {onWithoutAiChange && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked.
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
