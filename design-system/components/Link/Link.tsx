import { clsx } from 'clsx';
import * as styles from './Link.css.ts';
import type { AnchorProps } from './LinkProvider.tsx';
import { SmartAnchor } from './SmartAnchor.tsx';

export interface LinkProps extends AnchorProps {
  /** Target address: `/path` and `#place` stay in the site, anything else opens in a new tab, mail and telephone excepted. */
  readonly href: string;
  /**
   * `text` within a sentence, `quiet` where a list already says that these are links,
   * `standalone` on a line of its own, with a finger-sized target. @default 'text'
   */
  readonly variant?: 'text' | 'quiet' | 'standalone' | undefined;
}

/**
 * Goes somewhere. Inside the site through the `LinkProvider`, elsewhere in a new tab that says so; mail and
 * telephone links open their program.
 *
 * **Not this?** A call to action is a `Button` with `href`; what changes something here is a `Button`.
 *
 * **States:** `aria-current` where it is given.
 */
export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  return <SmartAnchor {...rest} className={clsx(styles.link({ variant }), className)} />;
}
