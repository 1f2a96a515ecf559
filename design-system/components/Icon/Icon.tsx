import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Icon.css.ts';
import { type IconName, icons } from './icons.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  readonly name: IconName;
  /** Relative to the words beside it: 1, 1.25 and 1.75 times their size. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** What it means, when no words beside it say so. Without it the icon is decoration. */
  readonly label?: string | undefined;
}

/** A small line drawing in the colour of the text. For the large drawings of services use the graphics. */
export function Icon({ name, size = 'medium', label, className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      strokeWidth="1.6"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={clsx(styles.icon({ size }), className)}
    >
      <path d={icons[name]} />
    </svg>
  );
}
