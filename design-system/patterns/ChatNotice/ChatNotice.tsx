import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './ChatNotice.css.ts';

export interface ChatNoticeProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Who answers, what is sent, and how to reach a person: a sentence or two with their `Link`s. */
  readonly children: ReactNode;
  /** Whether the visitor asked for answers without AI. */
  readonly withoutAi: boolean;
  /** Shows the switch; called with the new choice. */
  readonly onWithoutAiChange?: ((withoutAi: boolean) => void) | undefined;
}

/**
 * Says before anything is sent that a machine may answer, what is sent and where a person is, and lets the
 * visitor decline. Two lines at most in the panel.
 *
 * **Not this?** It is no consent wall and no `Dialog`: nothing waits for it. A passing message is a
 * `ToastRegion`'s.
 */
export function ChatNotice({ withoutAi, onWithoutAiChange, className, children, ...rest }: ChatNoticeProps) {
  const labels = useLabels().chat;
  return (
    <div {...rest} className={clsx(styles.notice, className)}>
      <p className={styles.words}>{children}</p>
      {onWithoutAiChange && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked.
            role="switch"
            checked={withoutAi}
            onChange={(event) => onWithoutAiChange(event.target.checked)}
            className={styles.toggle}
          />
          {labels.withoutAi}
        </label>
      )}
    </div>
  );
}
