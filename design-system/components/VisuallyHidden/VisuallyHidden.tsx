import { clsx } from 'clsx';

import { Box, type BoxElement, type BoxProps } from '../Box/Box.tsx';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends BoxProps {
  /** The element to draw. @default 'span' */
  readonly as?: BoxElement | undefined;
}

/**
 * Text for screen readers alone.
 *
 * **Not this?** To hide from everybody use `hidden`; to hide a drawing from screen readers use `aria-hidden`.
 */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Box as={as} {...rest} className={clsx(styles.visuallyHidden, className)} />;
}
