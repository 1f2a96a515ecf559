import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';

import * as styles from './Link.css.ts';
import type { AnchorProps } from './LinkProvider.tsx';
import { SmartAnchor } from './SmartAnchor.tsx';

interface LinkBaseProps {
  /**
   * `text` within a sentence, `quiet` where a list already says that these are links,
   * `standalone` on a line of its own, with a finger-sized target. @default 'text'
   */
  readonly variant?: 'text' | 'quiet' | 'standalone' | undefined;
}

export interface LinkAsAnchorProps extends AnchorProps, LinkBaseProps {
  /** Target address: `/path` and `#place` stay in the site, anything else opens in a new tab, mail and telephone excepted. */
  readonly href: string;
  /** Left out: see `LinkAsChildProps`. */
  readonly asChild?: false | undefined;
}

export interface LinkAsChildProps extends Omit<AnchorProps, 'href'>, LinkBaseProps {
  /** Left out: the element in it knows its address. */
  readonly href?: undefined;
  /** Draws the one element in it, such as a router's link, with the style of a link. */
  readonly asChild: true;
}

export type LinkProps = LinkAsAnchorProps | LinkAsChildProps;

/**
 * A link to a page. Inside the site it goes through the `LinkProvider`; other sites open in a new tab, which is
 * announced; mail and telephone links open their program.
 *
 * **Not this?** A call to action is a `Button` with `href`; an action on this page is a `Button`.
 *
 * **States:** `aria-current` where it is given.
 */
export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  const classes = clsx(styles.link({ variant }), className);
  if (rest.asChild) {
    const { asChild: _asChild, ...attributes } = rest;
    return <Slot {...attributes} className={classes} />;
  }
  const { asChild: _asChild, ...attributes } = rest;
  return <SmartAnchor {...attributes} className={classes} />;
}
