import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';

import { checkElement, checkLabel } from '../../checks.ts';
import * as styles from './Link.css.ts';
import type { AnchorProps } from './LinkProvider.tsx';
import { SmartAnchor } from './SmartAnchor.tsx';

interface LinkBaseProps {
  /**
   * Appearance. Use `text` within a sentence, `quiet` (no underline) in a list of links, and `standalone` (large enough
   * for a finger) on its own line. @default 'text'
   */
  readonly variant?: 'text' | 'quiet' | 'standalone' | undefined;
}

export interface LinkAsAnchorProps extends AnchorProps, LinkBaseProps {
  /**
   * Target address. `/path` and `#place` stay in the site. Mail and telephone links open their program. Any other
   * address opens in a new tab.
   */
  readonly href: string;
  /** Not `true` here: see `LinkAsChildProps`. */
  readonly asChild?: false | undefined;
}

export interface LinkAsChildProps extends Omit<AnchorProps, 'href'>, LinkBaseProps {
  /** Not allowed here, because the child element has its own address. */
  readonly href?: undefined;
  /** Gives the single child element, such as a router's link, the style of the link. */
  readonly asChild: true;
}

export type LinkProps = LinkAsAnchorProps | LinkAsChildProps;

/**
 * A link to a page, a mail address or a telephone number. Links inside the site are rendered by the component of the
 * `LinkProvider`. Links to other sites open in a new tab, and a screen reader announces this. Mail and telephone links
 * open their program.
 *
 * **Not this?** Use `Button` with `href` for the main step to another page, and `Button` for an action on this page.
 *
 * **States that you can style:** `aria-current` if you set it.
 */
export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  const classes = clsx(styles.link({ variant }), className);
  if (rest.asChild) {
    const { asChild: _asChild, ...attributes } = rest;
    const Element = checkElement(Link, attributes.children) ? Slot : 'a';
    return <Element {...attributes} className={classes} />;
  }
  checkLabel(Link, rest['aria-label'] ?? rest['aria-labelledby'] ?? rest.children, 'children');
  const { asChild: _asChild, ...attributes } = rest;
  return <SmartAnchor {...attributes} className={classes} />;
}
