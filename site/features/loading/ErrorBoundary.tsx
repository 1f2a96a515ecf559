import { Component, type ReactNode } from 'react';

import { Button, Heading, Inline, Stack, Text } from '#design-system';
import { ChunkLoadError } from '#site/routing/loadChunk.ts';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Shows an error and a "Try Again" button in place of the part that failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <Stack gap="m" role="alert">
        <Heading level={2} size="h3">
          Something went wrong
        </Heading>
        <Text>This component encountered an error.</Text>
        <Inline gap="s">
          <Button variant="outline" onClick={() => this.setState({ failure: null })}>
            Try Again
          </Button>
          {failure.error instanceof ChunkLoadError && (
            // Browsers remember a failed import until the document is reloaded.
            <Button variant="outline" onClick={() => window.location.reload()}>
              Reload Page
            </Button>
          )}
        </Inline>
      </Stack>
    );
  }
}
