'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useId, useRef } from 'react';

import { checkUnique } from '../../checks.ts';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useAnnouncements } from '../VisuallyHidden/useAnnouncements.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ToastRegion.css.ts';

/** One message. */
export interface ToastMessage {
  readonly id: string;
  readonly message: string;
  /** @default 'neutral' */
  readonly tone?: 'neutral' | 'done' | 'error' | undefined;
}

export interface ToastRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Messages, the oldest first. */
  readonly toasts: readonly ToastMessage[];
  /**
   * Whether the region is in the flow of the page instead of in the corner of the window. In the flow it covers
   * nothing. @default false
   */
  readonly inline?: boolean;
  /** Called with the `id` of a message when its close button is pressed. */
  readonly onDismiss: (id: string) => void;
}

const icons = { neutral: 'info', done: 'check', error: 'error' } as const;

/**
 * Short messages about something that has just happened. Render the region before the first message: screen readers
 * announce only messages that are added later. Messages do not take the focus. They stay until they are dismissed.
 *
 * **Not this?** Use `AlertDialog` for a question, `error` of a field for a message about the field, and `ErrorState`
 * for a failure that lasts.
 */
export function ToastRegion({ toasts, inline = false, onDismiss, className, ...rest }: ToastRegionProps) {
  checkUnique(
    ToastRegion,
    'id',
    toasts.map(({ id }) => id),
  );
  const { error: errorLabel } = useLabels('field', english.field);
  const { dismiss, messages: regionName } = useLabels('toast', english.toast);
  const idPrefix = useId();
  const idOf = (id: string) => `${idPrefix}-${id}`;
  const { announcements, announce } = useAnnouncements<string>();
  const texts = new Map(
    toasts.map(({ id, message, tone }) => [id, tone === 'error' ? `${errorLabel} ${message}` : message]),
  );
  const announced = useRef(texts);
  // Runs after each render, because each render may bring new messages.
  useEffect(() => {
    const added = [...texts].filter(([id, text]) => announced.current.get(id) !== text);
    announce(added.map(([, text]) => text));
    announced.current = texts;
  });
  return (
    <div
      // Without messages the region is no landmark, because screen readers would list it.
      {...(toasts.length > 0 && { role: 'region', 'aria-label': regionName })}
      {...rest}
      className={clsx(inline ? styles.inline : styles.region, className)}
    >
      {/* The announcements are separate from the visible messages, because a live region would announce their buttons too. */}
      <VisuallyHidden role="status" aria-atomic="false">
        {announcements.map(({ key, text }) => (
          <span key={key}>{text}</span>
        ))}
      </VisuallyHidden>
      {toasts.map(({ id, message, tone = 'neutral' }) => (
        <div key={id} className={styles.toast({ tone })}>
          <Icon name={icons[tone]} className={styles.icon({ tone })} />
          <p id={idOf(id)} className={styles.text}>
            {tone === 'error' && <VisuallyHidden>{`${errorLabel} `}</VisuallyHidden>}
            <span>{message}</span>
          </p>
          <IconButton
            icon="close"
            label={dismiss}
            aria-describedby={idOf(id)}
            onClick={() => onDismiss(id)}
          />
        </div>
      ))}
    </div>
  );
}
