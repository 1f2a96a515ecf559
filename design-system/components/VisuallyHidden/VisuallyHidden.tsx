import { clsx } from 'clsx';

import { Box, type BoxElement, type BoxProps } from '../Box/Box.tsx';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends BoxProps {
  /** Element to render. @default 'span' */
  readonly as?: BoxElement | undefined;
}

/**
 * Text only for screen readers.
 *
 * **Not this?** To hide something from everybody, use `hidden`. To hide a drawing from screen readers, use
 * `aria-hidden`.
 */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Box as={as} {...rest} className={clsx(styles.visuallyHidden, className)} />;
}
