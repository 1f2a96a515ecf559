'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, type RefObject, useId, useRef } from 'react';

import { checkLabel } from '../../checks.ts';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import { useModal } from './useModal.ts';
import { whenClosed } from './whenClosed.ts';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'onClose' | 'open'> {
  /** Whether the dialog is shown; set it to false in `onClose`. */
  readonly open?: boolean | undefined;
  /** Whether the dialog is open at first. It then closes itself; mount a new one to open it again. @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Called on Escape, on the close button and on a click outside the dialog. */
  readonly onClose?: (() => void) | undefined;
  /** Names the dialog, above its content. */
  readonly title: string;
  /** Body of the dialog. */
  readonly children: ReactNode;
  /** Buttons below, the most likely one first. */
  readonly actions?: ReactNode;
  /** Element that is focused first; a dialog with a single control uses that control. @default the title */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A task that blocks the page until it is finished or cancelled. A native modal `dialog`, so the page behind is inert.
 * Escape, the close button and a click outside close it, and the focus returns to where it was.
 *
 * **Not this?** To ask before something that cannot be undone use `AlertDialog`; a text to read in passing belongs on
 * the page or in a `Disclosure`.
 */
export function Dialog({
  open: given,
  defaultOpen = false,
  onClose,
  title,
  actions,
  initialFocus,
  className,
  children,
  ref,
  ...rest
}: DialogProps) {
  checkLabel(Dialog, title, 'title');
  const [open, setOpen] = useControllableState({ prop: given, defaultProp: defaultOpen });
  const dismiss = () => {
    setOpen(false);
    onClose?.();
  };
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useModal(dialog, open, initialFocus ?? heading);
  const { close } = useLabels('dialog', english.dialog);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; the keyboard has Escape.
    <dialog
      aria-labelledby={titleId}
      {...rest}
      ref={useMergedRef(dialog, ref)}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
      onClose={whenClosed(open, dismiss)}
      onClick={(event) => {
        if (event.target === event.currentTarget) dismiss();
      }}
      className={clsx(styles.dialog({ width: 'medium' }), className)}
    >
      {open && (
        <div className={styles.content}>
          <div className={styles.head}>
            <Heading ref={heading} level={2} size="h3" id={titleId} tabIndex={-1} className={styles.title}>
              {title}
            </Heading>
            <IconButton icon="close" label={close} onClick={dismiss} />
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
