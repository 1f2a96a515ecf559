import { clsx } from 'clsx';

import type { Space } from '../../theme/spacing.ts';
import { Box, type BoxElement, type BoxProps } from '../Box/Box.tsx';
import * as styles from './Stack.css.ts';

export interface StackProps extends BoxProps {
  /** Element to render. @default 'div' */
  readonly as?: BoxElement | undefined;
  /** Space between the children. @default 'm' */
  readonly gap?: Space | undefined;
  /** @default 'stretch' */
  readonly align?: 'stretch' | 'start' | 'end' | undefined;
}

/**
 * Elements below each other with equal space between them. Components have no outer margin: the layout around them sets
 * the space.
 *
 * **Not this?** Use `Inline` for elements side by side, and `Grid` for columns.
 */
export function Stack({ as = 'div', gap = 'm', align = 'stretch', className, ...rest }: StackProps) {
  return <Box as={as} {...rest} className={clsx(styles.stack({ gap, align }), className)} />;
}
