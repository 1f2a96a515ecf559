import { useHref, useLinkClickHandler } from 'react-router-dom';

import type { AnchorProps } from '#design-system';
import { prefetchPage } from './prefetchPage.ts';

/** A link inside the site: no new document, and the page is fetched when the visitor aims at it. */
export function RouterLink({ href, target, onClick, onPointerEnter, onFocus, ...rest }: AnchorProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        // A place on this page is the browser's to scroll to.
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
