import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Heading.css.ts';

export interface HeadingProps extends ComponentProps<'h1'> {
  /** Its place in the page's outline. One `1` a page, and no level is skipped. */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Visual size, when it differs from the level. */
  readonly size?: 'display' | 'h1' | 'h2' | 'h3' | 'h4' | undefined;
}

const sizeOf = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h4', 6: 'h4' } as const;

/**
 * Title of the content below it, as a claim rather than a label. `level` is its place in the outline, `size` only its
 * appearance.
 *
 * **Not this?** Large text without content below it is `Text`; the name of a field belongs to the field.
 */
export function Heading({ level, size = sizeOf[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={clsx(styles.heading({ size }), className)} />;
}
