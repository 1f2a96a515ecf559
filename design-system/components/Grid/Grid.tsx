import { clsx } from 'clsx';

import type { Space } from '../../theme/spacing.ts';
import { Box, type BoxElement, type BoxProps } from '../Box/Box.tsx';
import * as styles from './Grid.css.ts';

/** Number of equal columns, by the width of the window. */
export interface GridColumns {
  /** Columns below 768 px. @default 1 */
  readonly phone?: 1 | 2 | undefined;
  /** Columns from 768 px. */
  readonly tablet?: 1 | 2 | 3 | 4 | undefined;
  /** Columns from 1024 px. */
  readonly desktop?: 1 | 2 | 3 | 4 | undefined;
}

export interface GridProps extends BoxProps {
  /** Element to render. @default 'div' */
  readonly as?: BoxElement | undefined;
  /** Space between rows and columns. @default 'l' */
  readonly gap?: Space | undefined;
  /**
   * Number of equal columns, by the width of the window. A width that is left out keeps the number of the next narrower
   * width. Without any width there is one column.
   */
  readonly columns?: GridColumns | undefined;
}

/**
 * Equal columns, whose number depends on the width of the window.
 *
 * **Not this?** Use `Stack` for one column, `Inline` for elements of different widths in a row, and `IndexList` for a
 * list of pages.
 */
export function Grid({ as = 'div', gap = 'l', columns = {}, className, ...rest }: GridProps) {
  const { phone = 1, tablet, desktop } = columns;
  return <Box as={as} {...rest} className={clsx(styles.grid({ gap, phone, tablet, desktop }), className)} />;
}
