import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Divider.css.ts';

export interface DividerProps extends Omit<ComponentProps<'hr'>, 'children'> {
  /** `lane` begins with a short piece of the copper line, for a turn in the story. @default 'hairline' */
  readonly variant?: 'hairline' | 'lane' | undefined;
}

/** A line between two thoughts. Rows of a list draw their own lines. */
export function Divider({ variant = 'hairline', className, ...rest }: DividerProps) {
  return <hr {...rest} className={clsx(styles.divider({ variant }), className)} />;
}
