import { clsx } from 'clsx';

import { Box, type BoxElement, type BoxProps } from '../Box/Box.tsx';
import * as styles from './Text.css.ts';

export interface TextProps extends BoxProps {
  /** The element to draw. @default 'p' */
  readonly as?: BoxElement | undefined;
  /** Left out, it takes the size of the text around it. */
  readonly size?: 'body' | 'lead' | 'small' | 'caption' | undefined;
  /** Left out, it takes the colour of the text around it. `done` and `error` never speak by colour alone. */
  readonly tone?: 'body' | 'muted' | 'accent' | 'done' | 'error' | undefined;
  /** Keeps lines to at most 65 characters. @default false */
  readonly measure?: boolean | undefined;
}

/**
 * Words to read. `measure` keeps lines to 65 characters.
 *
 * **Not this?** What names a part of the page is a `Heading`; a short word about one thing is a `Badge`.
 */
export function Text({ as = 'p', size, tone, measure = false, className, ...rest }: TextProps) {
  return <Box as={as} {...rest} className={clsx(styles.text({ size, tone, measure }), className)} />;
}
