import { clsx } from 'clsx';

import type { Space } from '../../theme/spacing.ts';
import { Box, type BoxElement, type BoxProps } from '../Box/Box.tsx';
import * as styles from './Inline.css.ts';

export interface InlineProps extends BoxProps {
  /** Element to render. @default 'div' */
  readonly as?: BoxElement | undefined;
  /** Space between the children, and between the rows. @default 's' */
  readonly gap?: Space | undefined;
  /** Vertical alignment of children with different heights. @default 'center' */
  readonly align?: 'start' | 'center' | 'baseline' | 'end' | 'stretch' | undefined;
  /** @default 'start' */
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined;
}

/**
 * Elements in a row that wraps onto further rows.
 *
 * **Not this?** Use `Stack` for elements below each other, and `Grid` for equal columns.
 */
export function Inline({
  as = 'div',
  gap = 's',
  align = 'center',
  justify = 'start',
  className,
  ...rest
}: InlineProps) {
  return <Box as={as} {...rest} className={clsx(styles.inline({ gap, align, justify }), className)} />;
}
