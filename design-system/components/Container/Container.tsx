import { clsx } from 'clsx';

import { Box, type BoxElement, type BoxProps } from '../Box/Box.tsx';
import * as styles from './Container.css.ts';

export interface ContainerProps extends BoxProps {
  /** The element to draw. @default 'div' */
  readonly as?: BoxElement | undefined;
  /** At most 1200 px, or at most a readable line of 65 characters. @default 'content' */
  readonly width?: 'content' | 'text' | undefined;
}

/**
 * Holds a section to the page's width and its gutters.
 *
 * **Not this?** Space between things is `Stack`; a short line of text is `Text` with `measure`.
 */
export function Container({ as = 'div', width = 'content', className, ...rest }: ContainerProps) {
  return <Box as={as} {...rest} className={clsx(styles.container({ width }), className)} />;
}
