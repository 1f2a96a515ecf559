import { clsx } from 'clsx';

import { Box, type BoxElement, type BoxProps } from '../Box/Box.tsx';
import * as styles from './Container.css.ts';

export interface ContainerProps extends BoxProps {
  /** Element to render. @default 'div' */
  readonly as?: BoxElement | undefined;
  /** Maximum width: 1200 px for `content`, a readable line of 65 characters for `text`. @default 'content' */
  readonly width?: 'content' | 'text' | undefined;
}

/**
 * Limits a section to the page's width, with the page's gutters on both sides.
 *
 * **Not this?** Use `Stack` for space between elements. To limit the line length of one text, use `Text` with
 * `measure`.
 */
export function Container({ as = 'div', width = 'content', className, ...rest }: ContainerProps) {
  return <Box as={as} {...rest} className={clsx(styles.container({ width }), className)} />;
}
