import { useLayoutEffect, useRef } from 'react';

import { Button, Container, Heading, Stack, Text } from '#design-system';

/** Shown instead of a page that failed to load (requirements: Layout and pages). */
export function PageFailed({ error }: { readonly error: unknown }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure takes the focus.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [error]);

  return (
    <Container>
      <title>Page Failed to Load</title>
      <Stack gap="l" role="alert">
        <Heading level={1} size="h1" ref={heading} tabIndex={-1}>
          Page Failed to Load
        </Heading>
        <Text>We're sorry, but the page you requested couldn't be loaded.</Text>
        {/* A full reload on purpose: browsers remember a failed import for as long as the document lives. */}
        <Button onClick={() => window.location.reload()}>Reload Page</Button>
      </Stack>
    </Container>
  );
}
