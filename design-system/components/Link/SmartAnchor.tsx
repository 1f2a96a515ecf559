'use client';

import { type AnchorProps, useLinkElement } from './LinkProvider.tsx';
import { linkKind } from './linkKind.ts';
import { NewTabNote } from './NewTabNote.tsx';

/**
 * Unstyled anchor that all links use. The component of the `LinkProvider` renders links inside the site. Links to other
 * sites open in a new tab and announce this.
 */
export function SmartAnchor({ href, children, ...rest }: AnchorProps) {
  const SiteLink = useLinkElement();
  const kind = linkKind(href);

  if (kind === 'internal' && rest.download === undefined) {
    return (
      <SiteLink href={href} {...rest}>
        {children}
      </SiteLink>
    );
  }
  if (kind === 'external' && rest.download === undefined) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <NewTabNote />
      </a>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
