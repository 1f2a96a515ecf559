import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Heading.css.ts';

export interface HeadingProps extends ComponentProps<'h1'> {
  /** Level in the page's outline. A page has one heading of level 1, and skips no level. */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Visual size. @default the size of the level */
  readonly size?: 'display' | 'h1' | 'h2' | 'h3' | 'h4' | undefined;
}

const sizeOf = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h4', 6: 'h4' } as const;

/**
 * Title of the content below it. Write a claim rather than a label. `level` sets the level in the outline, `size` only
 * the appearance.
 *
 * **Not this?** Use `Text` for a large text without content below it. Use the field's `label` for the name of a field.
 */
export function Heading({ level, size = sizeOf[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={clsx(styles.heading({ size }), className)} />;
}
