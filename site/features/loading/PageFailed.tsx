import { useLayoutEffect, useRef } from 'react';

import { Button, Inline, Link, Text } from '#design-system';
import { paths } from '#site/routing/paths.ts';
import { NoPage } from '#site/sections/NoPage/NoPage.tsx';

const mainPages = [
  { label: 'Services', path: paths.services },
  { label: 'Free AI audit', path: paths.aiAudit },
  { label: 'Contact', path: paths.contact },
] as const;

/** Error in place of a page that failed to load. It takes the focus. */
export function PageFailed({ error }: { readonly error: unknown }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure takes the focus.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [error]);

  return (
    <div role="alert">
      <title>Page Failed to Load</title>
      <NoPage
        title="Page Failed to Load"
        lead="We're sorry, but the page you requested couldn't be loaded."
        headingRef={heading}
      >
        <Inline gap="s" justify="center">
          {/* Reloads the document, because browsers remember a failed import until the document is reloaded. */}
          <Button onClick={() => window.location.reload()}>Reload Page</Button>
          <Button href={paths.home} variant="outline">
            Back to the home page
          </Button>
        </Inline>
        <Text>
          Or go to{' '}
          {mainPages.map(({ label, path }, index) => (
            <span key={path}>
              {index > 0 && (index === mainPages.length - 1 ? ' or ' : ', ')}
              <Link href={path}>{label}</Link>
            </span>
          ))}
          .
        </Text>
      </NoPage>
    </div>
  );
}
