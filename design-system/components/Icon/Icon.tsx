import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Icon.css.ts';
import { type IconName, icons } from './icons.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  /** Which drawing. */
  readonly name: IconName;
  /** Relative to the words beside it: 1, 1.25 and 1.75 times their size. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Accessible name. Without it the icon is decoration. */
  readonly label?: string | undefined;
}

/**
 * A small line drawing that takes the size and colour of the words beside it. Decoration unless it has a
 * `label`. Arrows and chevrons to a side point the other way in right-to-left text.
 *
 * **Not this?** The large drawings of services, automations and articles are graphics; a picture that can be
 * pressed is an `IconButton`.
 */
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
      className={clsx(styles.icon({ size }), /(Left|Right)$/.test(name) && styles.pointing, className)}
    >
      <path d={icons[name]} />
    </svg>
  );
}
