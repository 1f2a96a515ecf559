'use client';

import * as Radix from '@radix-ui/react-popover';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactElement, type ReactNode, useId, useRef } from 'react';

import { checkLabel } from '../../checks.ts';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { useSurroundings } from '../../theme/useSurroundings.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Popover.css.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The button that opens and closes it, one element that takes a ref. */
  readonly trigger: ReactElement;
  /** Names it, above its content. */
  readonly title: string;
  /** Content: a few lines, fields or links. */
  readonly children: ReactNode;
  /** Edge of the trigger that it begins at, in the direction of the text. @default 'start' */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Whether it is open; change it in `onOpenChange`. */
  readonly open?: boolean | undefined;
  /** Whether it is open at first. @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Called when the trigger, the close button, Escape or a press outside opens or closes it. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Short content beside the button that opens it; the page stays usable. The focus moves into it and returns to the
 * button. `ref` and other attributes reach the panel.
 *
 * **Not this?** A list of commands is a `Menu`; a question to answer first is a `Dialog`; details that stay open are
 * a `Disclosure`.
 */
export function Popover({
  trigger,
  title,
  align = 'start',
  open: given,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ...rest
}: PopoverProps) {
  checkLabel(Popover, title, 'title');
  const [open, setOpen] = useControllableState({
    prop: given,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const button = useRef<HTMLButtonElement>(null);
  const { container, dir } = useSurroundings(button, open);
  const { close } = useLabels('dialog', english.dialog);
  const titleId = useId();
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      {container && (
        <Radix.Portal container={container}>
          <Radix.Content
            dir={dir}
            aria-labelledby={titleId}
            {...rest}
            align={align}
            sideOffset={8}
            collisionPadding={16}
            className={clsx(styles.popover, className)}
          >
            <p id={titleId} className={styles.title}>
              {title}
            </p>
            {children}
            {/* Last, so that the focus goes to the content first. */}
            <IconButton
              icon="close"
              label={close}
              size="small"
              onClick={() => setOpen(false)}
              className={styles.close}
            />
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
