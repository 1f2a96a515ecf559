'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactElement, useRef } from 'react';

import { checkLabel } from '../../checks.ts';
import { useSurroundings } from '../../theme/useSurroundings.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** The tip: a few words that add to the name of the control. */
  readonly content: string;
  /** The control, one element that takes a ref and the focus. */
  readonly children: ReactElement;
  /** Side of the control; the opposite one where space is short. @default 'top' */
  readonly side?: 'top' | 'bottom' | undefined;
  /** Whether the tip is shown; change it in `onOpenChange`. */
  readonly open?: boolean | undefined;
  /** Whether the tip is shown at first. @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Called when pointer or focus come or go, and on Escape. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A short text about a control, shown while the pointer or the focus is on it. Touch shows none, so nothing may
 * depend on it. `ref` and other attributes reach the tip.
 *
 * **Not this?** Required text is visible on the page; longer or interactive content goes into a `Popover`; the name
 * of an `IconButton` is its `label`.
 */
export function Tooltip({
  content,
  children,
  side = 'top',
  open: given,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  checkLabel(Tooltip, content, 'content');
  const [open, setOpen] = useControllableState({
    prop: given,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const trigger = useRef<HTMLButtonElement>(null);
  const { container, dir } = useSurroundings(trigger, open);
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger ref={trigger} asChild>
          {children}
        </Radix.Trigger>
        {container && (
          <Radix.Portal container={container}>
            <Radix.Content
              dir={dir}
              {...rest}
              side={side}
              sideOffset={8}
              collisionPadding={8}
              className={clsx(styles.tooltip, className)}
            >
              {content}
            </Radix.Content>
          </Radix.Portal>
        )}
      </Radix.Root>
    </Radix.Provider>
  );
}
