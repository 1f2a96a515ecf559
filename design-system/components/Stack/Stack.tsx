import { clsx } from 'clsx';

import type { Space } from '../../theme/spacing.ts';
import { Box, type BoxElement, type BoxProps } from '../Box/Box.tsx';
import * as styles from './Stack.css.ts';

export interface StackProps extends BoxProps {
  /** The element to draw. @default 'div' */
  readonly as?: BoxElement | undefined;
  /** Space between the children. @default 'm' */
  readonly gap?: Space | undefined;
  /** @default 'stretch' */
  readonly align?: 'stretch' | 'start' | 'end' | undefined;
}

/**
 * One thing below the other with even space. Components own no outer space, so layouts like this one give it.
 *
 * **Not this?** Side by side is `Inline`, in columns is `Grid`.
 */
export function Stack({ as = 'div', gap = 'm', align = 'stretch', className, ...rest }: StackProps) {
  return <Box as={as} {...rest} className={clsx(styles.stack({ gap, align }), className)} />;
}
