'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactElement, useRef } from 'react';

import { checkElement, checkLabel } from '../../checks.ts';
import { useOverlayPlace } from '../../theme/useOverlayPlace.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** Text of the tooltip: a few words that add to the name of the control. */
  readonly content: string;
  /** Control: one element that accepts a ref and can be focused. */
  readonly children: ReactElement;
  /** Side of the control. If there is too little space, the tooltip uses the opposite side. @default 'top' */
  readonly side?: 'top' | 'bottom' | undefined;
  /** Whether the tooltip is shown; change it in `onOpenChange`. */
  readonly open?: boolean | undefined;
  /** Whether the tooltip is shown at first. @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Called when the tooltip appears or disappears: by pointer, by focus and by Escape. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A short text about a control, shown while the pointer or the focus is on the control. On touch screens it does not
 * appear, so it must not contain required information. `ref` and other attributes are set on the tooltip.
 *
 * **Not this?** Put required text on the page. Use `Popover` for longer or interactive content, and `label` of
 * `IconButton` for the name of an icon button.
 */
export function Tooltip({
  content,
  children,
  side = 'top',
  open: controlledOpen,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  checkLabel(Tooltip, content, 'content');
  const [open, setOpen] = useControllableState({
    prop: controlledOpen,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const trigger = useRef<HTMLButtonElement>(null);
  const { container, dir } = useOverlayPlace(trigger, { open });
  if (!checkElement(Tooltip, children)) return children;
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
