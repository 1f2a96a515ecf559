import { clsx } from 'clsx';

import type { Space } from '../../theme/spacing.ts';
import { Box, type BoxElement, type BoxProps } from '../Box/Box.tsx';
import * as styles from './Grid.css.ts';

/** Number of even columns for each minimum width of the window. */
export interface GridColumns {
  /** Columns on the narrowest windows. @default 1 */
  readonly phone?: 1 | 2 | undefined;
  /** Columns from 768 px. */
  readonly tablet?: 1 | 2 | 3 | 4 | undefined;
  /** Columns from 1024 px. */
  readonly desktop?: 1 | 2 | 3 | 4 | undefined;
}

export interface GridProps extends BoxProps {
  /** The element to draw. @default 'div' */
  readonly as?: BoxElement | undefined;
  /** Space between rows and columns. @default 'l' */
  readonly gap?: Space | undefined;
  /** Number of even columns for each minimum width; a wider window keeps the number of the narrower one. */
  readonly columns?: GridColumns | undefined;
}

/**
 * Even columns, whose number changes with the window.
 *
 * **Not this?** One column is `Stack`; things of their own width in a row are `Inline`; pages to choose from
 * are `IndexList`.
 */
export function Grid({ as = 'div', gap = 'l', columns = {}, className, ...rest }: GridProps) {
  const { phone = 1, tablet, desktop } = columns;
  return <Box as={as} {...rest} className={clsx(styles.grid({ gap, phone, tablet, desktop }), className)} />;
}
