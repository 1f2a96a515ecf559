'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';

import { checkLabel } from '../../checks.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from '../Dialog/Dialog.css.ts';
import { useModal } from '../Dialog/useModal.ts';
import { Heading } from '../Heading/Heading.tsx';

export interface AlertDialogProps
  extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onCancel' | 'onClose'> {
  /** Whether the dialog is shown; set it to false in `onConfirm` and `onCancel`. */
  readonly open?: boolean | undefined;
  /**
   * Whether the dialog is open at first. The dialog then closes itself; mount a new one to ask again. @default false
   */
  readonly defaultOpen?: boolean | undefined;
  /** The question, such as "Delete all reports?" */
  readonly title: string;
  /** Consequences of confirming: the data that is lost or sent. */
  readonly children: ReactNode;
  /** Label of the confirming button. Use a verb such as "Delete", never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  /** Called by the cancel button and by Escape. */
  readonly onCancel?: (() => void) | undefined;
}

/**
 * Asks before an action that cannot be undone. The focus starts on the cancel button. A click outside the dialog does
 * nothing.
 *
 * **Not this?** If the action can be undone, do it and report it in a `ToastRegion`. Use `Dialog` for forms and long
 * texts.
 */
export function AlertDialog({
  open: controlledOpen,
  defaultOpen = false,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  className,
  ref,
  ...rest
}: AlertDialogProps) {
  checkLabel(AlertDialog, title, 'title');
  checkLabel(AlertDialog, confirmLabel, 'confirmLabel');
  checkLabel(AlertDialog, cancelLabel, 'cancelLabel');
  const [open, setOpen] = useControllableState({ prop: controlledOpen, defaultProp: defaultOpen });
  const cancel = () => {
    setOpen(false);
    onCancel?.();
  };
  const confirm = () => {
    setOpen(false);
    onConfirm();
  };
  const dialog = useRef<HTMLDialogElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const modalEvents = useModal(dialog, { open, initialFocus: cancelButton, onClose: cancel });
  const titleId = useId();
  const bodyId = useId();
  return (
    <dialog
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={bodyId}
      {...rest}
      ref={useMergedRef(dialog, ref)}
      {...modalEvents}
      className={clsx(styles.dialog({ width: 'small' }), className)}
    >
      {open && (
        <div className={styles.content}>
          <Heading level={2} size="h3" id={titleId}>
            {title}
          </Heading>
          <div id={bodyId} className={styles.body}>
            {children}
          </div>
          <div className={styles.actions}>
            <Button ref={cancelButton} variant="outline" onClick={cancel}>
              {cancelLabel}
            </Button>
            <Button onClick={confirm}>{confirmLabel}</Button>
          </div>
        </div>
      )}
    </dialog>
  );
}
