import { Link } from 'react-router-dom';

import type { AnchorProps } from '#design-system';
import { prefetchPage } from '#site/app/prefetchPage.ts';

/** A link inside the site: no new document, and the page is fetched when the visitor aims at it (A33). */
export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: AnchorProps) {
  return (
    <Link
      to={href}
      {...rest}
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
