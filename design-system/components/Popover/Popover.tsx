'use client';

import * as Radix from '@radix-ui/react-popover';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactElement, type ReactNode, useId, useRef } from 'react';

import { checkElement, checkLabel } from '../../checks.ts';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { useOverlayPlace } from '../../theme/useOverlayPlace.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Popover.css.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Button that opens and closes the popover: one element that accepts a ref. */
  readonly trigger: ReactElement;
  /** Title above the content, and accessible name of the popover. */
  readonly title: string;
  /** Content: a few lines of text, fields or links. */
  readonly children: ReactNode;
  /** Edge of the trigger that the popover is aligned with, in the direction of the text. @default 'start' */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Whether the popover is open; change it in `onOpenChange`. */
  readonly open?: boolean | undefined;
  /** Whether the popover is open at first. @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Called when the popover opens or closes: by the trigger, the close button, Escape or a press outside. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Short content beside the button that opens it. The page stays usable. The focus moves into the popover, and returns
 * to the button when the popover closes. `ref` and other attributes are set on the popover.
 *
 * **Not this?** Use `Menu` for a list of commands, `Dialog` for a task that must be finished first, and `Disclosure`
 * for details that stay open.
 */
export function Popover({
  trigger,
  title,
  align = 'start',
  open: controlledOpen,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ...rest
}: PopoverProps) {
  checkLabel(Popover, title, 'title');
  const [open, setOpen] = useControllableState({
    prop: controlledOpen,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const button = useRef<HTMLButtonElement>(null);
  const { container, dir } = useOverlayPlace(button, { open });
  const { close } = useLabels('dialog', english.dialog);
  const titleId = useId();
  const isElement = checkElement(Popover, trigger, 'trigger');
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger ref={button} asChild={isElement}>
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
            {/* The close button is last, so that the content gets the focus first. */}
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
