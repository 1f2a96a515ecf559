'use client';

import { Link as RadixLink } from '@radix-ui/react-navigation-menu';
import type { AnchorProps } from '../Link/LinkProvider.tsx';
import { SmartAnchor } from '../Link/SmartAnchor.tsx';
import { ariaCurrentOf } from './NavigationItem.ts';

export interface NavigationLinkProps extends AnchorProps {
  /** Path of the current page. */
  readonly currentPath: string;
  /** Called when the link is followed, also if it opens in a new tab. */
  readonly onFollow?: (() => void) | undefined;
}

/** A link of the navigation, marked with `aria-current` if it leads to the current page. */
export function NavigationLink({ currentPath, onFollow, ...rest }: NavigationLinkProps) {
  const current = ariaCurrentOf(rest.href, currentPath);
  return (
    <RadixLink asChild active={current === 'page'} onSelect={() => onFollow?.()}>
      <SmartAnchor {...rest} aria-current={current} />
    </RadixLink>
  );
}
