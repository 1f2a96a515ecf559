import { Slot, Slottable } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps, ReactElement } from 'react';

import { checkElement, checkLabel } from '../../checks.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Name of the icon. */
  readonly icon: IconName;
  /** Accessible name and tooltip. It says the action in words. */
  readonly label: string;
  /** @default 'plain' */
  readonly variant?: 'plain' | 'outline' | 'filled' | undefined;
  /** Size: 44 px for `medium`, 36 px for `small`, for several buttons in a row. @default 'medium' */
  readonly size?: 'medium' | 'small' | undefined;
  /**
   * Gives the single empty child element, such as a router's link, the icon and the style of the button. @default false
   */
  readonly asChild?: boolean | undefined;
  /** Child element for `asChild`. Not used without `asChild`. */
  readonly children?: ReactElement | undefined;
}

/**
 * A button that shows only an icon. Its `label` is the accessible name and the tooltip.
 *
 * **Not this?** Use `Button` if there is space for a label, and `Icon` for an icon without an action.
 *
 * **States that you can style:** `disabled`; `aria-pressed` if you set it.
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
  if (asChild && checkElement(IconButton, children))
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
