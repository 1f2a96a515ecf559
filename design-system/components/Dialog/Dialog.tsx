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

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'onClose' | 'open'> {
  /** Whether the dialog is shown; set it to false in `onClose`. */
  readonly open?: boolean | undefined;
  /**
   * Whether the dialog is open at first. The dialog then closes itself; mount a new one to open it again. @default
   * false
   */
  readonly defaultOpen?: boolean | undefined;
  /** Called by the close button, by Escape and by a click outside the dialog. */
  readonly onClose?: (() => void) | undefined;
  /** Heading of the dialog, and its accessible name. */
  readonly title: string;
  /** Content between the title and the actions. */
  readonly children: ReactNode;
  /** Buttons below the content, the most likely one first. */
  readonly actions?: ReactNode;
  /** Element that gets the focus at first. If the dialog has only one field, pass that field. @default the title */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A task that blocks the page until the visitor finishes or cancels it. It is a native modal `dialog`, so the page
 * behind it is inert. Escape, the close button and a click outside close the dialog. The focus then returns to the
 * element that had it.
 *
 * **Not this?** Use `AlertDialog` to ask before an action that cannot be undone. Put extra information on the page or
 * in a `Disclosure`.
 */
export function Dialog({
  open: controlledOpen,
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
  const [open, setOpen] = useControllableState({ prop: controlledOpen, defaultProp: defaultOpen });
  const dismiss = () => {
    setOpen(false);
    onClose?.();
  };
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const modalEvents = useModal(dialog, {
    open,
    initialFocus: initialFocus ?? heading,
    onClose: dismiss,
  });
  const { close } = useLabels('dialog', english.dialog);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; keyboard users press Escape.
    <dialog
      aria-labelledby={titleId}
      {...rest}
      ref={useMergedRef(dialog, ref)}
      {...modalEvents}
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
