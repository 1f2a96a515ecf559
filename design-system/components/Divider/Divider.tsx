import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Divider.css.ts';

export interface DividerProps extends Omit<ComponentProps<'hr'>, 'children'> {
  /** `lane` begins with a short piece of the copper line, for a turn in the story. @default 'hairline' */
  readonly variant?: 'hairline' | 'lane' | undefined;
}

/**
 * A line between two thoughts; `lane` begins with a short piece of the copper line.
 *
 * **Not this?** Rows of a list draw their own lines; sections are parted by space first.
 */
export function Divider({ variant = 'hairline', className, ...rest }: DividerProps) {
  return <hr {...rest} className={clsx(styles.divider({ variant }), className)} />;
}
