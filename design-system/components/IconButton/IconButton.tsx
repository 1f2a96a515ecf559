import { Slot, Slottable } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps, ReactElement } from 'react';

import { checkLabel } from '../../checks.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Which drawing. */
  readonly icon: IconName;
  /** Accessible name and tooltip: the action in words. */
  readonly label: string;
  /** @default 'plain' */
  readonly variant?: 'plain' | 'outline' | 'filled' | undefined;
  /** 44 px, or 36 px where several stand together. @default 'medium' */
  readonly size?: 'medium' | 'small' | undefined;
  /** Draws the one empty element in it, such as a router's link, as the button. @default false */
  readonly asChild?: boolean | undefined;
  /** That element; nothing without `asChild`. */
  readonly children?: ReactElement | undefined;
}

/**
 * An action shown by an icon alone. The `label` is its accessible name and its tooltip.
 *
 * **Not this?** With space for a label use `Button`; an icon without an action is an `Icon`.
 *
 * **States:** `disabled`; `aria-pressed` where it is given.
 */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'medium',
  asChild = false,
  className,
  children,
  ...rest
}: IconButtonProps) {
  checkLabel(IconButton, label);
  const attributes = {
    'aria-label': label,
    title: label,
    ...rest,
    className: clsx(styles.iconButton({ variant, size }), className),
  };
  if (asChild)
    return (
      <Slot {...attributes}>
        <Icon name={icon} />
        <Slottable>{children}</Slottable>
      </Slot>
    );
  return (
    <button type="button" {...attributes}>
      <Icon name={icon} />
    </button>
  );
}
