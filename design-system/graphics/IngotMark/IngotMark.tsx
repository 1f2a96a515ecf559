import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { ingotPath, ingotViewBox } from '../../theme/ingotPath.ts';
import * as styles from './IngotMark.css.ts';

export interface IngotMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Size: 1.62 times the font size of the text around it for `text`, 160 px wide for `large`. @default 'text' */
  readonly size?: 'text' | 'large' | undefined;
  /** @default 'copper' */
  readonly tone?: 'copper' | 'ink' | 'inherit' | undefined;
  /** Accessible name. Without it the mark is hidden from screen readers. */
  readonly label?: string | undefined;
}

/**
 * The mark of the company: an ingot, without the name of the company.
 *
 * **Not this?** Use `ingotPath` for favicons and for images made outside a browser.
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
