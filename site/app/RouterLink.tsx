import { useHref, useLinkClickHandler } from 'react-router-dom';

import type { AnchorProps } from '#design-system';
import { prefetchPage } from './prefetchPage.ts';

/** A link inside the site: no new document, and the page is fetched on hover and focus. */
export function RouterLink({ href, target, onClick, onPointerEnter, onFocus, ...rest }: AnchorProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        // The browser scrolls to places on this page.
        if (!event.defaultPrevented && !href.startsWith('#')) follow(event);
      }}
      onPointerEnter={(event) => {
        prefetchPage(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetchPage(href);
        onFocus?.(event);
      }}
    />
  );
}
