import { clsx } from 'clsx';

import { Box, type BoxElement, type BoxProps } from '../Box/Box.tsx';
import * as styles from './Text.css.ts';

export interface TextProps extends BoxProps {
  /** Element to render. @default 'p' */
  readonly as?: BoxElement | undefined;
  /** Size. @default the size of the text around it */
  readonly size?: 'body' | 'lead' | 'small' | 'caption' | undefined;
  /**
   * Colour. With `done` and `error` the words must also say that something is done or wrong, because colour alone is
   * not enough. @default the colour of the text around it
   */
  readonly tone?: 'body' | 'muted' | 'accent' | 'done' | 'error' | undefined;
  /** Limits the line length (typographers call it the measure) to 65 characters. @default false */
  readonly measure?: boolean | undefined;
}

/**
 * A paragraph or a piece of text.
 *
 * **Not this?** Use `Heading` for the title of a part of the page, and `Badge` for one or two words about one thing.
 */
export function Text({ as = 'p', size, tone, measure = false, className, ...rest }: TextProps) {
  return <Box as={as} {...rest} className={clsx(styles.text({ size, tone, measure }), className)} />;
}
