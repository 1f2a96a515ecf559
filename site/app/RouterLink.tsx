import { useHref, useLinkClickHandler } from 'react-router-dom';

import type { AnchorProps } from '#design-system';
import { prefetchPage } from './prefetchPage.ts';

/** A link inside the site. It loads no new document, and loads the page's code in advance on hover and focus. */
export function RouterLink({ href, target, onClick, onPointerEnter, onFocus, ...rest }: AnchorProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        // The browser itself follows fragments of the current page.
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
