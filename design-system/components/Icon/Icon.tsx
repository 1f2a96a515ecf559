import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Icon.css.ts';
import { type IconName, icons } from './icons.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  /** Name of the icon. */
  readonly name: IconName;
  /** Size: 1, 1.25 or 1.75 times the font size of the text around it. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Accessible name. Without it the icon is hidden from screen readers. */
  readonly label?: string | undefined;
}

/**
 * A small line drawing in the colour of the text around it, sized relative to that text. Screen readers skip it unless
 * it has a `label`. Arrows and chevrons that point to a side are mirrored in right-to-left text.
 *
 * **Not this?** Use a graphic for a large drawing, and `IconButton` for an icon that can be pressed.
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
      className={clsx(styles.icon({ size }), /(Left|Right)$/.test(name) && styles.mirrored, className)}
    >
      <path d={icons[name]} />
    </svg>
  );
}
