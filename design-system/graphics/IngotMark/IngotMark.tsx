import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { ingotPath, ingotViewBox } from '../../theme/ingotPath.ts';
import * as styles from './IngotMark.css.ts';

export interface IngotMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** 1.62 times the height of the text around it, or 160 px wide. @default 'text' */
  readonly size?: 'text' | 'large' | undefined;
  /** @default 'copper' */
  readonly tone?: 'copper' | 'ink' | 'inherit' | undefined;
  /** Accessible name. Without it the mark is decoration. */
  readonly label?: string | undefined;
}

/**
 * The mark, beside the company's name or alone. It follows the size of the words.
 *
 * **Not this?** For favicons and pictures made outside a browser take `ingotPath`.
 */
export function IngotMark({ size = 'text', tone = 'copper', label, className, ...rest }: IngotMarkProps) {
  return (
    <svg
      viewBox={ingotViewBox}
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={clsx(styles.mark({ size, tone }), className)}
    >
      <path d={ingotPath} />
    </svg>
  );
}
